import { z } from 'zod';
import type { exerciseKinds, verdicts } from '@/db/enums';
import { localMap, type Shown } from '@/lib/i18n/local-text';

/*
 * An exercise in three shapes: its content (stored, with the answers), its task (what a learner may
 * see before answering) and the answer a learner gives. Answers point into the task by position.
 */
export type Kind = (typeof exerciseKinds)[number];
export type Verdict = (typeof verdicts)[number];

const russian = z.string().trim().min(1);
const common = { prompt: localMap, hint: localMap, note: localMap.optional() };

export const exerciseContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('gap'),
    ...common,
    text: russian,
    translation: localMap.partial({ ru: true }).optional(),
    answers: z.array(russian).min(1),
    bank: z.array(russian).min(2).max(12),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    sentence: russian.optional(),
    options: z.union([z.array(russian).min(3).max(4), z.array(localMap).min(3).max(4)]),
    answer: russian,
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
        .array(z.tuple([russian, localMap]))
        .min(4)
        .max(5),
    ]),
  }),
  z.strictObject({
    kind: z.literal('write'),
    ...common,
    sentence: russian.optional(),
    answers: z.tuple([russian], russian),
    order: z.enum(['normal', 'free', 'strict']).default('normal'),
    spelling: z.enum(['normal', 'strict']).default('normal'),
  }),
  z.strictObject({
    kind: z.literal('order'),
    ...common,
    tokens: z.array(russian).min(3).max(12),
    extra: z.array(russian).max(4).default([]),
    answer: russian,
    alternatives: z.array(russian).default([]),
    translation: localMap.partial({ ru: true }).optional(),
  }),
]);
export type ExerciseContent = z.infer<typeof exerciseContent>;
export type ContentOf<K extends Kind> = Extract<ExerciseContent, { kind: K }>;

const position = z.int().min(0).max(15);
/** What a learner sends; positions refer to the task as it was shown. A typed answer holds at most 300 code points. */
export const exerciseAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gap'), words: z.array(position.nullable()).max(12) }),
  z.strictObject({ kind: z.literal('choice'), option: position }),
  z.strictObject({ kind: z.literal('pairs'), matches: z.array(position.nullable()).max(5) }),
  z.strictObject({ kind: z.literal('write'), text: z.string().max(600) }),
  z.strictObject({ kind: z.literal('order'), tokens: z.array(position).max(16) }),
]);
export type ExerciseAnswer = z.infer<typeof exerciseAnswer>;
export type AnswerOf<K extends Kind> = Extract<ExerciseAnswer, { kind: K }>;

interface TaskOf {
  /** `segments` of Russian text with a gap between each two; bank words go into the gaps. */
  gap: { segments: string[]; bank: string[]; translation: Shown | null };
  choice: { sentence: string | null; options: { text: string; lang: string }[] };
  pairs: { left: string[]; right: { text: string; lang: string }[] };
  write: { sentence: string | null };
  order: { tokens: string[]; translation: Shown | null };
}
export type Task<K extends Kind = Kind> = {
  [P in K]: { kind: P; prompt: Shown } & TaskOf[P];
}[K];

/** What can be said of a written answer: notes, slips, mistakes. */
export type IssueCode =
  | 'yo'
  | 'extra_yo'
  | 'lookalike'
  | 'layout'
  | 'spacing'
  | 'word_order'
  | 'typo'
  | 'form'
  | 'other_word'
  | 'extra'
  | 'missing'
  | 'empty'
  | 'latin';

/** Grammemes of a word form as the lexicon names them, OpenCorpora style: 'nomn', 'gent', 'plur', 'past' … */
export type Grammeme = string;
export interface Issue {
  code: IssueCode;
  /** The words it is about, when it is about words. */
  given?: string;
  expected?: string;
  /** For 'form': what distinguishes the form asked from the form given. */
  asked?: Grammeme[];
  gave?: Grammeme[];
}
/** A stretch of the learner's answer against the right one, letter by letter. */
export interface DiffPart {
  change: 'same' | 'missing' | 'extra';
  text: string;
}
export interface Grade {
  verdict: Verdict;
  issues: Issue[];
  /** The right answer, as a learner should read it, stress marks included. */
  expected: string;
  /** What the learner answered, as text. */
  given: string;
  diff: DiffPart[];
  /** For kinds of several places (gap, pairs): which places were right, in the order of the task. */
  places: boolean[] | null;
}
