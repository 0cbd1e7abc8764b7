import { cefrLevels, occupations, personGenders } from '@/db/enums';
import { ageBrackets } from '@/lib/people/audience/age-policy';
import type { TieList } from '@/lib/people/ties/schema';

export const pageSize = 24;
/** Above this the number of people found is "more than". */
export const maxCount = 1000;
/** The last page that has a number, counted from 0; further people come by cursor. */
export const lastPage = Math.ceil(maxCount / pageSize) - 1;
/** Longer than any name; counted in Unicode code points. */
export const maxNameCodePoints = 64;
/** People whom the header's search box offers. */
export const maxSuggestions = 6;

/** Age brackets as the address has them: '18-24', and '55' for the last, which has no end. */
export const ageOptions = ageBrackets.map(({ min, max }) => (max === null ? `${min}` : `${min}-${max}`));

/** What the other filters offer, besides countries and languages. */
export const filterChoices = { level: cefrLevels, gender: personGenders, occupation: occupations };

/** The tabs of the community (spec §3, `currentTab`), and the lists of ties in each. */
export const communityTabs = ['community', 'friends', 'requests'] as const;
export type CommunityTab = (typeof communityTabs)[number];
export const listsOfTabs = {
  friends: ['friends'],
  requests: ['requests', 'outgoing'],
} as const satisfies Record<Exclude<CommunityTab, 'community'>, readonly TieList[]>;
