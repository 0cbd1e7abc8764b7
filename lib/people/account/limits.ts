/** A person makes no more of them than this. */
export const mostTokens = 20;
