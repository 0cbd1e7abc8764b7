/** What stands between the viewer and a person, as the viewer sees it: 'requested' by the viewer, 'asked' of the viewer. */
export type Friendship = 'none' | 'requested' | 'asked' | 'friends';

/** @param requestedBy null where nobody has asked */
export function friendshipOf(
  viewer: { id: number } | null,
  { requestedBy, areFriends }: { requestedBy: number | null; areFriends: boolean },
): Friendship {
  if (areFriends) return 'friends';
  if (requestedBy === null || !viewer) return 'none';
  return requestedBy === viewer.id ? 'requested' : 'asked';
}
