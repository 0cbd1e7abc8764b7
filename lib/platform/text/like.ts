/** A typed text as an SQL `like` pattern for "contains", with its wildcards escaped. */
export const likeAnywhere = (words: string) => `%${words.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
