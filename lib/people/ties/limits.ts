/** Security, "Numbers to adopt": friend requests a day. */
export const maxRequestsADay = 30;
/** As many as somebody means who looks at each; more is a program that wants to be seen. */
export const maxFollowsADay = 200;
