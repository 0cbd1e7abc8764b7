import { cefrLevels, occupations, personGenders } from '@/db/enums';
import { ageBrackets } from '@/lib/people/audience/age-policy';
import type { TieList } from '@/lib/people/ties/schema';

export const pageSize = 24;
/** People are counted up to this number; above it the count reads "more than". */
export const maxCount = 1000;
/** The last numbered page, counted from 0; pages after it are read by cursor. */
export const lastPage = Math.ceil(maxCount / pageSize) - 1;
/** Longest name, in code points; names are shorter. */
export const maxNameCodePoints = 64;
/** People that the header's search box suggests. */
export const maxSuggestions = 6;

/** Values of the age filter in the query string: '18-24'; '55' for the last bracket, which has no upper end. */
export const ageOptions = ageBrackets.map(({ min, max }) => (max === null ? `${min}` : `${min}-${max}`));

/** Values of the other filters, besides countries and languages. */
export const filterChoices = { level: cefrLevels, gender: personGenders, occupation: occupations };

/** The tabs of the community (spec §3, `currentTab`), and the lists of people in each. */
export const communityTabs = ['community', 'friends', 'requests'] as const;
export type CommunityTab = (typeof communityTabs)[number];
export const listsOfTabs = {
  friends: ['friends'],
  requests: ['requests', 'outgoing'],
} as const satisfies Record<Exclude<CommunityTab, 'community'>, readonly TieList[]>;
