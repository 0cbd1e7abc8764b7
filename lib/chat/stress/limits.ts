/** Messages per request. */
export const maxStressedMessages = 40;
