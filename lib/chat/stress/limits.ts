/** Messages whose stress is asked for at once. */
export const maxStressedMessages = 40;
