/** API tokens one person may have. */
export const maxTokens = 20;
