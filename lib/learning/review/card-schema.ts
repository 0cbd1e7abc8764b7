import { z } from 'zod';
import { cardSources, partsOfSpeech } from '@/db/enums';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';
import { cardFilters, cardStates } from './card-filters';

/* Texts a learner writes on a card, limits in code points. Russian is read as an answer template, so it may not hold ()[]{}/ */
const maxRussianCodePoints = 80;
const maxMeaningCodePoints = 200;
const maxSentenceCodePoints = 200;
const maxNoteCodePoints = 500;

const atMost = (maxCodePoints: number) =>
  z
    .string()
    .trim()
    .max(maxCodePoints * 2)
    .refine((text) => countCodePoints(text) <= maxCodePoints, rule('max.string', { max: maxCodePoints }));
const russianSigns = /^[^()[\]{}/\p{Cc}]*\p{Script=Cyrillic}[^()[\]{}/\p{Cc}]*$/u;
const russian = atMost(maxRussianCodePoints).regex(russianSigns);
const meaning = atMost(maxMeaningCodePoints).min(1);
const sentence = atMost(maxSentenceCodePoints).regex(russianSigns);
const note = atMost(maxNoteCodePoints).min(1);

/** A mistake that a partner corrected: the word that the learner had written, and forms of the right word to choose from. */
const mistake = z.strictObject({ wrong: russian, forms: z.array(russian).max(4) });

/** Texts that the learner wrote or changed; the jsonb column `cards.own`. */
export const ownText = z.strictObject({
  mistake: mistake.exactOptional(),
  russian: russian.exactOptional(),
  meaning: meaning.exactOptional(),
  sentence: sentence.exactOptional(),
  note: note.exactOptional(),
});
export type OwnText = z.infer<typeof ownText>;

export const ownCard = z.strictObject({
  russian,
  meaning,
  sentence: sentence.exactOptional(),
  note: note.exactOptional(),
});
export const cardInput = z.union([z.strictObject({ word: z.int().min(1).max(maxPostgresInt) }), ownCard]);
export type CardInput = z.infer<typeof cardInput>;

/** `null` removes a text of one's own; `buried` lasts until tomorrow. */
export const cardChange = z.strictObject({
  suspended: z.boolean().exactOptional(),
  buried: z.boolean().exactOptional(),
  russian: russian.exactOptional(),
  meaning: meaning.nullable().exactOptional(),
  sentence: sentence.nullable().exactOptional(),
  note: note.nullable().exactOptional(),
});
export type CardChange = z.infer<typeof cardChange>;

const count = z.int().min(0);
const isoDateTime = z.iso.datetime();

export const cardView = z
  .object({
    id: z.int(),
    source: z.enum(cardSources),
    word: z.int().nullable(),
    russian: z.string().nullable().describe('Null for a mistake in an exercise, which has a `prompt`.'),
    recorded: z.boolean().describe('Whether a person has recorded the Russian.'),
    part: z.enum(partsOfSpeech).nullable(),
    meaning: localizedText.nullable(),
    sentence: z.object({ russian: z.string(), meaning: localizedText.nullable() }).nullable(),
    note: z.string().nullable(),
    prompt: localizedText.nullable(),
    state: z.enum(cardStates),
    due: isoDateTime,
    suspended: z.boolean(),
    buried_until: isoDateTime.nullable(),
    withdrawn: z.boolean().describe('Its lesson has it no more: it is kept, and not asked.'),
    reviews: count,
    lapses: count,
    own: ownText.describe('What the learner wrote or changed.'),
  })
  .meta({ id: 'Card' });
export type CardView = z.infer<typeof cardView>;
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
    .max(maxPostgresInt)
    .exactOptional()
    .describe('Cursor: the id of the last card already received.'),
});
export type CardQuery = z.infer<typeof cardQuery>;
export const cardPage = z.object({
  cards: z.array(cardView),
  at: isoDateTime.describe('Now, by the server’s clock.'),
  next: z.int().nullable().describe('Cursor: pass it as `after`; null at the end.'),
});
export type CardPage = z.infer<typeof cardPage>;
