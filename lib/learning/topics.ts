import type { cefrLevels, topics } from '@/db/enums';

export type Topic = (typeof topics)[number];
export type CefrLevel = (typeof cefrLevels)[number];

/** Where each is first met; its name is in messages/…/progress.json `topics`. */
export const topicLevels = {
  alphabet: 'A0',
  greetings: 'A0',
  to_be: 'A0',
  gender: 'A0',
  questions: 'A0',
  possessives: 'A0',
  pronouns: 'A0',
  numbers: 'A0',
  nominative: 'A0',
  plural: 'A1',
  accusative: 'A1',
  prepositional: 'A1',
  present: 'A1',
  past: 'A1',
  genitive: 'A1',
  adjectives: 'A1',
  word_order: 'A1',
  dative: 'A2',
  instrumental: 'A2',
  future: 'A2',
  imperative: 'A1',
  impersonal: 'A1',
  spelling: 'A1',
  time: 'A2',
  comparison: 'A2',
  conjunctions: 'A2',
  motion: 'A2',
  aspect: 'B1',
} satisfies Record<Topic, CefrLevel>;
