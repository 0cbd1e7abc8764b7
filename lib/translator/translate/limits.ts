/** A text to translate, in code points (decisions, "People and chat"). */
export const maxTextCodePoints = 500;
