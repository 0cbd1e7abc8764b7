import { z } from 'zod';
import { cardSources } from '@/db/enums';
import { rowId } from '@/lib/learning/courses/schema';
import { hint } from '@/lib/russian/exercises/hint';
import { exerciseAnswer, exerciseContent, grade, task } from '@/lib/russian/exercises/schema';
import { earned } from '@/lib/learning/progress/earned-schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { ratings } from './ratings';

export const cardParams = z.object({ card: rowId });
const turn = z.int().min(0).max(100_000);
export const reviewParams = z.object({
  card: rowId,
  turn: z
    .string()
    .regex(/^\d{1,6}$/u)
    .transform(Number),
});

const count = z.int().min(0);
const isoDateTime = z.iso.datetime();

/** The jsonb column `cards.asked`. */
export const asked = z.object({
  turn: z.int(),
  content: exerciseContent,
  hints: z.int().min(0).max(3),
  shownAt: z.coerce.date(),
});
export type AskedExercise = z.infer<typeof asked>;
/** An exercise that has to be made anew: only its opened hints are stored. */
const openedHints = asked.extend({ content: z.null(), shownAt: z.null() });
export const storedAsked = z.union([asked, openedHints]);

const currentReview = z
  .object({
    card: z.int(),
    turn: count.describe('Reviews of this card so far: the number of the next one.'),
    source: z.enum(cardSources),
    task,
    hints: z.array(hint),
    first_time: z.boolean(),
    worth: count.describe('Points a review earns now.'),
  })
  .meta({ id: 'CurrentReview' });
export type CurrentReview = z.infer<typeof currentReview>;

export const reviewQueue = z
  .object({
    due: count.describe('Cards to review now.'),
    done: count.describe('Reviews of the learner’s day so far.'),
    tomorrow: count.describe('Cards to review tomorrow, as things stand.'),
    cards: count.describe('Cards there are at all.'),
    crowded: z.boolean().describe('Whether so much is due that spreading it is worth offering.'),
    current: currentReview.nullable(),
  })
  .meta({ id: 'ReviewQueue' });
export type ReviewQueue = z.infer<typeof reviewQueue>;

export const rating = z.literal(ratings);
export const reviewInput = z.strictObject({
  turn,
  answer: exerciseAnswer,
  seconds: z.number().min(0).max(86_400).describe('From seeing the task to answering it.'),
});
export type ReviewInput = z.infer<typeof reviewInput>;
export const ratingInput = z.strictObject({ rating });
export const reviewHintInput = z.strictObject({ turn, level: z.literal([1, 2, 3]) });
export type ReviewHintInput = z.infer<typeof reviewHintInput>;
export const reviewHint = z.object({ hint });
export type ReviewHint = z.infer<typeof reviewHint>;

const outlook = z
  .array(z.object({ rating, due: isoDateTime }))
  .describe('When the card comes back, by rating; empty when it was reviewed again since.');
export type Outlook = z.infer<typeof outlook>;

export const reviewResult = z.object({
  card: z.int(),
  turn: count,
  grade,
  note: localizedText.nullable(),
  rating,
  derived: rating.describe('What the answer alone would give.'),
  points: count,
  total_points: count,
  earned,
  spoken: z
    .object({ text: z.string(), recorded: z.boolean() })
    .nullable()
    .describe('The word of the card, to be heard, and whether a person has recorded it.'),
  elsewhere: z.boolean().describe('Another device had answered this turn otherwise: its answer counts.'),
  at: isoDateTime.describe('When it was reviewed, by the server’s clock.'),
  due: isoDateTime,
  outlook,
  queue: reviewQueue,
});
export type ReviewResult = z.infer<typeof reviewResult>;

export const ratingResult = reviewResult.pick({
  rating: true,
  at: true,
  due: true,
  outlook: true,
  queue: true,
});
export type RatingResult = z.infer<typeof ratingResult>;

/** Maximum of cards a day when a backlog is spread. */
const cap = z.coerce.number().int().min(5).max(500);
export const backlogQuery = z.strictObject({ cap });
export const backlogInput = z.strictObject({ cap: z.int().min(5).max(500) });
export const backlogPlan = z.object({
  due: count,
  cap: count,
  days: z
    .array(z.object({ day: z.iso.date(), cards: count }))
    .describe('How many cards each day would have.'),
});
export type BacklogPlan = z.infer<typeof backlogPlan>;
