/** Whether a text has words that may be Russian. */
export const isRussianText = (text: string) => /\p{Script=Cyrillic}/u.test(text);
