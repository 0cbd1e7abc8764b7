import { z } from 'zod';
import { cefrLevels, interests, learningGoals } from '@/db/enums';
import { dayParts, weekdays } from '@/lib/community/profiles/availability-policy';
import { maxPartners, usualPartners } from './limits';

const language = z.string().describe('ISO 639-1');
const languageList = z.array(language).min(1);
const freePart = z.object({
  weekday: z
    .int()
    .min(0)
    .max(weekdays - 1)
    .describe('0 is Monday.'),
  part: z.enum(dayParts),
});

/**
 * Why two people suit each other, from one side: `theirs` and `they` are the other person, `mine` and `you` the reader. Each
 * reason rests only on what both show.
 */
export const matchReason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('exchange'),
    theirs: languageList.describe('What the other knows and the reader learns.'),
    mine: languageList.describe('What the reader knows and the other learns.'),
  }),
  z.object({ kind: z.literal('they_help'), languages: languageList }),
  z.object({ kind: z.literal('you_help'), languages: languageList }),
  z.object({
    kind: z.literal('both_learn'),
    languages: languageList.describe('Learnt by both, at most one level apart.'),
  }),
  z.object({ kind: z.literal('both_speak'), languages: languageList }),
  z.object({
    kind: z.literal('free_time'),
    parts: z.array(freePart).min(1).describe('By the clock of the reader.'),
  }),
  z.object({ kind: z.literal('interests'), interests: z.array(z.enum(interests)).min(1) }),
  z.object({ kind: z.literal('goals'), goals: z.array(z.enum(learningGoals)).min(1) }),
  z.object({ kind: z.literal('age'), min: z.int(), max: z.int().nullable() }),
]);
export type MatchReason = z.infer<typeof matchReason>;

export const partnerView = z.object({
  id: z.int(),
  name: z.string(),
  photo: z.string().nullable().describe('The path of the picture.'),
  country: z.string().nullable().describe('ISO 3166-1 alpha-2'),
  native_language: language.nullable(),
  russian_level: z.enum(cefrLevels).nullable(),
  score: z.int().min(1).max(100).describe('The same from both sides.'),
  reasons: z.array(matchReason).min(1).describe('The strongest first.'),
});
export type PartnerView = z.infer<typeof partnerView>;

export const partnersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(maxPartners).default(usualPartners),
});
export const partnersAnswer = z.object({ partners: z.array(partnerView).describe('The best match first.') });
