/** What a person typed, as a part of an SQL `like`: its signs stand for themselves. */
export const likeAnywhere = (words: string) => `%${words.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
