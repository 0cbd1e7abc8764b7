import { z } from 'zod';
import { verdicts, type exerciseKinds } from '@/db/enums';
import { contentTranslations, localizedText } from '@/lib/platform/i18n/localized-text';

/*
 * An exercise in three shapes: its content (stored, with the answers), its task (what a learner may
 * see before answering) and the answer a learner gives. Answers point into the task by position.
 */
export type Kind = (typeof exerciseKinds)[number];
export type Verdict = (typeof verdicts)[number];

const russian = z.string().trim().min(1);
const common = {
  prompt: contentTranslations,
  hint: contentTranslations,
  note: contentTranslations.optional(),
};
/** Answers that teachers accepted, in canonical form (canonical-answer.ts); written answers and sentences have own lists. */
const accepted = z.array(z.array(russian)).exactOptional();

const synonym = z.strictObject({
  /** The name of the entry in db/content/synonyms.yaml. */
  id: z.string(),
  /** Interchangeable phrases, parsed by synonyms/phrase.ts. */
  phrases: z.array(russian).min(2),
});
export type Synonym = z.infer<typeof synonym>;

export const exerciseContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('gap'),
    ...common,
    text: russian,
    translation: contentTranslations.partial({ ru: true }).optional(),
    answers: z.array(russian).min(1),
    bank: z.array(russian).min(2).max(12),
    accepted,
  }),
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    sentence: russian.optional(),
    options: z.union([z.array(russian).min(3).max(4), z.array(contentTranslations).min(3).max(4)]),
    answer: russian,
    accepted,
  }),
  z.strictObject({
    kind: z.literal('pairs'),
    ...common,
    pairs: z.union([
      z
        .array(z.tuple([russian, russian]))
        .min(4)
        .max(5),
      z
        .array(z.tuple([russian, contentTranslations]))
        .min(4)
        .max(5),
    ]),
    accepted,
  }),
  z.strictObject({
    kind: z.literal('write'),
    ...common,
    sentence: russian.optional(),
    answers: z.tuple([russian], russian),
    order: z.enum(['normal', 'free', 'strict']).default('normal'),
    spelling: z.enum(['normal', 'strict']).default('normal'),
    /** Synonyms by name that are mistakes here: telling them apart is what the exercise is about. */
    drills: z.array(russian).exactOptional(),
    /** Synonyms that may be used in an answer; set when content is loaded. */
    synonyms: z.array(synonym).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('order'),
    ...common,
    tokens: z.array(russian).min(3).max(12),
    extra: z.array(russian).max(4).default([]),
    answer: russian,
    alternatives: z.array(russian).default([]),
    /** Word orders that are grammatical but unusual: almost right. */
    unusual: z.array(russian).exactOptional(),
    translation: contentTranslations.partial({ ru: true }).optional(),
  }),
]);
export type ExerciseContent = z.infer<typeof exerciseContent>;
export type ContentOf<K extends Kind> = Extract<ExerciseContent, { kind: K }>;

const position = z.int().min(0).max(15);
/** A learner's answer; positions refer to the task as it was shown. A typed answer holds at most 300 code points. */
export const exerciseAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gap'), words: z.array(position.nullable()).max(12) }),
  z.strictObject({ kind: z.literal('choice'), option: position }),
  z.strictObject({ kind: z.literal('pairs'), matches: z.array(position.nullable()).max(5) }),
  z.strictObject({ kind: z.literal('write'), text: z.string().max(600) }),
  z.strictObject({ kind: z.literal('order'), tokens: z.array(position).max(16) }),
]);
export type ExerciseAnswer = z.infer<typeof exerciseAnswer>;
export type AnswerOf<K extends Kind> = Extract<ExerciseAnswer, { kind: K }>;

const option = z.object({ text: z.string(), lang: z.string() });
export const task = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('gap'),
      prompt: localizedText,
      segments: z
        .array(z.string())
        .describe('Russian text with a gap between each two; words of the bank go into the gaps.'),
      bank: z.array(z.string()),
      translation: localizedText.nullable(),
    }),
    z.object({
      kind: z.literal('choice'),
      prompt: localizedText,
      sentence: z.string().nullable(),
      options: z.array(option),
    }),
    z.object({
      kind: z.literal('pairs'),
      prompt: localizedText,
      left: z.array(z.string()),
      right: z.array(option),
    }),
    z.object({ kind: z.literal('write'), prompt: localizedText, sentence: z.string().nullable() }),
    z.object({
      kind: z.literal('order'),
      prompt: localizedText,
      tokens: z.array(z.string()),
      translation: localizedText.nullable(),
    }),
  ])
  .meta({ id: 'Task', description: 'What a learner may see of an exercise before answering it.' });
export type Task<K extends Kind = Kind> = Extract<z.infer<typeof task>, { kind: K }>;

const issueCode = z
  .enum([
    'yo',
    'extra_yo',
    'lookalike',
    'synonym',
    'layout',
    'spacing',
    'word_order',
    'typo',
    'form',
    'other_word',
    'extra',
    'missing',
    'empty',
    'latin',
  ])
  .describe('What can be said of a written answer: notes, slips, mistakes.');
export type IssueCode = z.infer<typeof issueCode>;

/** Grammemes of a word form as the lexicon names them, OpenCorpora style: 'nomn', 'gent', 'plur', 'past' … */
export type Grammeme = string;
const grammemes = z.array(z.string()).exactOptional();
const issue = z
  .object({
    code: issueCode,
    given: z.string().exactOptional(),
    expected: z.string().exactOptional(),
    asked: grammemes.describe('For `form`: what distinguishes the form asked from the form given.'),
    gave: grammemes,
  })
  .meta({ id: 'Issue' });
export type Issue = z.infer<typeof issue>;

const diffPart = z
  .object({ change: z.enum(['same', 'missing', 'extra']), text: z.string() })
  .describe('A stretch of the answer against the right one, letter by letter.');
export type DiffPart = z.infer<typeof diffPart>;

export const grade = z
  .object({
    verdict: z.enum(verdicts),
    issues: z.array(issue),
    expected: z.string().describe('The right answer as a learner should read it, stress marks included.'),
    given: z.string().describe('What the learner answered, as text.'),
    diff: z.array(diffPart),
    places: z
      .array(z.boolean())
      .nullable()
      .describe('For kinds of several places: which were right, in the order of the task.'),
  })
  .meta({ id: 'Grade' });
export type Grade = z.infer<typeof grade>;
