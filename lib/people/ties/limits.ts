/** Security, "Numbers to adopt": friend requests a day. */
export const maxRequestsADay = 30;
/** As many as somebody means who looks at each; more is a program that wants to be seen. */
export const maxFollowsADay = 200;

/** The lists of people somebody is tied to; 'requests' wait for them, 'outgoing' for the others. */
export const tieLists = [
  'friends',
  'requests',
  'outgoing',
  'followers',
  'following',
  'muted',
  'blocked',
] as const;
/** People of a list that are read at once. */
export const tiePageSize = 30;
