/** U+0301, which follows the stressed vowel. */
export const stressMark = '\u0301';

/** The storage key of the choice to hide stress marks. */
export const stressKey = 'stress';
export const hiddenStress = 'off';
