/** The friendship between the viewer and a person. 'requested': the viewer has asked; 'asked': the person has asked. */
export type Friendship = 'none' | 'requested' | 'asked' | 'friends';

/** @param requestedBy null when nobody has asked */
export function friendshipOf(
  viewer: { id: number } | null,
  { requestedBy, areFriends }: { requestedBy: number | null; areFriends: boolean },
): Friendship {
  if (areFriends) return 'friends';
  if (requestedBy === null || !viewer) return 'none';
  return requestedBy === viewer.id ? 'requested' : 'asked';
}
