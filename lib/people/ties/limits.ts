/** Security, "Numbers to adopt": friend requests a day. */
export const maxRequestsADay = 30;
/** Somebody who looks at each profile follows no more; a program that wants attention does. */
export const maxFollowsADay = 200;

/** The lists of a person's ties; 'requests' wait for the person, 'outgoing' for others. */
export const tieLists = [
  'friends',
  'requests',
  'outgoing',
  'followers',
  'following',
  'muted',
  'blocked',
] as const;
/** Page size of people. */
export const tiePageSize = 30;
