import type { cefrLevels, topics } from '@/db/enums';

export type Topic = (typeof topics)[number];
export type CefrLevel = (typeof cefrLevels)[number];

/**
 * The CEFR level at which each topic is first met, and the TORFL level (the state examination of Russian as a foreign
 * language) whose requirements name it first; topic names are in messages/…/progress.json `topics`.
 */
export const topicLevels = {
  alphabet: { cefr: 'A0', torfl: 'elementary' },
  greetings: { cefr: 'A0', torfl: 'elementary' },
  to_be: { cefr: 'A0', torfl: 'elementary' },
  gender: { cefr: 'A0', torfl: 'elementary' },
  questions: { cefr: 'A0', torfl: 'elementary' },
  possessives: { cefr: 'A0', torfl: 'elementary' },
  pronouns: { cefr: 'A0', torfl: 'elementary' },
  numbers: { cefr: 'A0', torfl: 'elementary' },
  nominative: { cefr: 'A0', torfl: 'elementary' },
  plural: { cefr: 'A1', torfl: 'elementary' },
  accusative: { cefr: 'A1', torfl: 'elementary' },
  prepositional: { cefr: 'A1', torfl: 'elementary' },
  present: { cefr: 'A1', torfl: 'elementary' },
  past: { cefr: 'A1', torfl: 'elementary' },
  genitive: { cefr: 'A1', torfl: 'elementary' },
  adjectives: { cefr: 'A1', torfl: 'elementary' },
  word_order: { cefr: 'A1', torfl: 'elementary' },
  dative: { cefr: 'A2', torfl: 'elementary' },
  instrumental: { cefr: 'A2', torfl: 'elementary' },
  future: { cefr: 'A2', torfl: 'elementary' },
  imperative: { cefr: 'A1', torfl: 'elementary' },
  impersonal: { cefr: 'A1', torfl: 'elementary' },
  spelling: { cefr: 'A1', torfl: 'elementary' },
  time: { cefr: 'A2', torfl: 'basic' },
  comparison: { cefr: 'A2', torfl: 'basic' },
  conjunctions: { cefr: 'A2', torfl: 'basic' },
  motion: { cefr: 'A2', torfl: 'elementary' },
  aspect: { cefr: 'B1', torfl: 'basic' },
} satisfies Record<Topic, { cefr: CefrLevel; torfl: TorflLevel }>;

/** TORFL levels as certificates name them, in every language. */
export const torflNames = { elementary: 'ТЭУ', basic: 'ТБУ' } as const;
export type TorflLevel = keyof typeof torflNames;
