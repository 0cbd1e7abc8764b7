export { cefrLevels, firstContacts, interests, learningGoals, occupations, personGenders } from '@/db/enums';

/** Longest text about oneself, in code points, after tidying. */
export const maxAboutCodePoints = 1000;
/** Languages besides the native one and Russian. */
export const maxLanguages = 12;
export const languageLevels = ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
/** The language of the site's courses (ISO 639-1). */
export const russian = 'ru';
/** The lists of people on a profile. */
export const personTieLists = ['friends', 'followers', 'following'] as const;
export type PersonTieList = (typeof personTieLists)[number];

/** Side of a stored photograph: twice the largest size in which it is shown. */
export const photoSidePx = 512;
