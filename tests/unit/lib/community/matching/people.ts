import fc from 'fast-check';
import { cefrLevels, interests, learningGoals, profileFields, audiences } from '@/db/enums';
import type { Owner, VisibleProfile } from '@/lib/community/matching/visible-profile';
import { ageBrackets } from '@/lib/people/audience/age-policy';

const level = fc.constantFrom(...cefrLevels);
const language = fc.constantFrom('ru', 'en', 'de', 'tr', 'ja');
const others = fc.uniqueArray(
  fc.record({
    language: fc.constantFrom('en', 'de', 'tr', 'ja'),
    level: fc.constantFrom(...cefrLevels, 'native' as const),
    isLearning: fc.boolean(),
  }),
  { selector: (each) => each.language, maxLength: 4 },
);
const offset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
const availability = fc.record({ bits: fc.integer({ min: 1, max: 2 ** 28 - 1 }), offsetMinutes: offset });

const said = {
  nativeLanguage: fc.option(language),
  russianLevel: fc.option(level),
  languages: others,
  goals: fc.subarray([...learningGoals]),
  interests: fc.subarray([...interests]),
};

/** What somebody may show of themselves. */
export const shown: fc.Arbitrary<VisibleProfile> = fc.record({
  ...said,
  ageBracket: fc.option(fc.constantFrom(...ageBrackets)),
  availability: fc.option(availability),
});

/** A whole profile, with what is hidden. */
export const owner: fc.Arbitrary<Owner> = fc.record({
  ...said,
  bits: fc.integer({ min: 0, max: 2 ** 28 - 1 }),
  offsetMinutes: offset,
  birthDate: fc.integer({ min: 1950, max: 2012 }).map((year) => `${year}-05-09`),
  visibility: fc.record({
    audience: fc.constantFrom('everyone' as const, 'members' as const),
    shownTo: fc.dictionary(fc.constantFrom(...profileFields), fc.constantFrom(...audiences), {
      noNullPrototype: true,
    }),
  }),
});

/** Somebody who says nothing of themselves. */
export const silent: VisibleProfile = {
  nativeLanguage: null,
  russianLevel: null,
  languages: [],
  goals: [],
  interests: [],
  ageBracket: null,
  availability: null,
};
