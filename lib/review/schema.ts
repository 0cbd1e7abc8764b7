import { z } from 'zod';
import { cardSources, partsOfSpeech } from '@/db/enums';
import { rowId } from '@/lib/courses/schema';
import { hint } from '@/lib/exercises/hint';
import { exerciseAnswer, exerciseContent, grade, task } from '@/lib/exercises/schema';
import { countCodePoints } from '@/lib/text/code-points';
import { shown } from '@/lib/i18n/local-text';
import { rule } from '@/lib/validation/rule';
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

/* What a learner writes on a card. Russian goes through the answer checker, whose signs it may not hold: ()[]{}/ */
const russianLimit = 80;
const meaningLimit = 200;
const sentenceLimit = 200;
const noteLimit = 500;

const atMost = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit * 2)
    .refine((text) => countCodePoints(text) <= limit, rule('max.string', { max: limit }));
const russianSigns = /^[^()[\]{}/\p{Cc}]*\p{Script=Cyrillic}[^()[\]{}/\p{Cc}]*$/u;
const russian = atMost(russianLimit).regex(russianSigns);
const meaning = atMost(meaningLimit).min(1);
const sentence = atMost(sentenceLimit).regex(russianSigns);
const note = atMost(noteLimit).min(1);

/** What the learner wrote or changed; the jsonb column `cards.own`. */
export const ownText = z.strictObject({
  russian: russian.exactOptional(),
  meaning: meaning.exactOptional(),
  sentence: sentence.exactOptional(),
  note: note.exactOptional(),
});
export type OwnText = z.infer<typeof ownText>;

export const cardInput = z.union([
  z.strictObject({ word: z.int().min(1).max(2_147_483_647) }),
  z.strictObject({
    russian,
    meaning,
    sentence: sentence.exactOptional(),
    note: note.exactOptional(),
  }),
]);
export type CardInput = z.infer<typeof cardInput>;

/** `null` takes a text of one's own back; `buried` lasts until tomorrow. */
export const cardChange = z.strictObject({
  suspended: z.boolean().exactOptional(),
  buried: z.boolean().exactOptional(),
  russian: russian.exactOptional(),
  meaning: meaning.nullable().exactOptional(),
  sentence: sentence.nullable().exactOptional(),
  note: note.nullable().exactOptional(),
});
export type CardChange = z.infer<typeof cardChange>;

const cardStates = ['new', 'learning', 'known'] as const;
const count = z.int().min(0);
const moment = z.iso.datetime();

export const cardView = z
  .object({
    id: z.int(),
    source: z.enum(cardSources),
    word: z.int().nullable(),
    russian: z.string().nullable().describe('Null for a mistake, which has a `prompt`.'),
    part: z.enum(partsOfSpeech).nullable(),
    meaning: shown.nullable(),
    sentence: z.object({ russian: z.string(), meaning: shown.nullable() }).nullable(),
    note: z.string().nullable(),
    prompt: shown.nullable(),
    state: z.enum(cardStates),
    due: moment,
    suspended: z.boolean(),
    buried_until: moment.nullable(),
    withdrawn: z.boolean().describe('Its lesson has it no more: it is kept, and not asked.'),
    reviews: count,
    lapses: count,
    own: ownText.describe('What the learner wrote or changed.'),
  })
  .meta({ id: 'Card' });
export type CardView = z.infer<typeof cardView>;

export const cardFilters = ['all', 'due', ...cardStates, 'paused'] as const;
export const cardQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .default(''),
  state: z.enum(cardFilters).default('all'),
  after: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .exactOptional()
    .describe('The id of the last card one has.'),
});
export type CardQuery = z.infer<typeof cardQuery>;
export const cardPage = z.object({
  cards: z.array(cardView),
  at: moment.describe('Now, by the server’s clock.'),
  next: z.int().nullable().describe('What to ask for next; null at the end.'),
});
export type CardPage = z.infer<typeof cardPage>;

/** The jsonb column `cards.asked`. */
export const asked = z.object({
  turn: z.int(),
  content: exerciseContent,
  hints: z.int().min(0).max(3),
  shownAt: z.coerce.date(),
});
export type Asked = z.infer<typeof asked>;

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
  .array(z.object({ rating, due: moment }))
  .describe('When the card comes back, by rating; empty when it was reviewed again since.');
export type Outlook = z.infer<typeof outlook>;

export const reviewResult = z.object({
  card: z.int(),
  turn: count,
  grade,
  note: shown.nullable(),
  rating,
  derived: rating.describe('What the answer alone would give.'),
  points: count,
  total_points: count,
  elsewhere: z.boolean().describe('Another device had answered this turn otherwise: its answer counts.'),
  at: moment.describe('When it was reviewed, by the server’s clock.'),
  due: moment,
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

/** Reviews a day that one can choose when a backlog is spread. */
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
