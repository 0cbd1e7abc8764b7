import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { AnswerOf, ContentOf, Kind, Task } from '@/lib/russian/exercises/schema';

/** The content, task and answer types by kind, for the dispatch tables of conceal, grade and hints. */
export type Contents = { [K in Kind]: ContentOf<K> };
export type Tasks = { [K in Kind]: Task<K> };
export type Answers = { [K in Kind]: AnswerOf<K> };

export interface GradeContext {
  /** The seed the task was shown with: positions in an answer mean nothing without it. */
  seed: string;
  locale: string;
  lexicon: Lexicon;
}
