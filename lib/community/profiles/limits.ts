/** Code points of what somebody writes about themselves, after tidying. */
export const maxAboutCodePoints = 1000;
/** Languages beside the native one and Russian; the three known people who speak more can write of it. */
export const maxLanguages = 12;
export const languageLevels = ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
/** The language that everybody here learns or speaks. */
export const russian = 'ru';
