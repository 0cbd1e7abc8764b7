/** U+0301, after the stressed vowel. */
export const stressMark = '\u0301';

/** Where the browser keeps that stress marks are hidden. */
export const stressKey = 'stress';
export const hiddenStress = 'off';
