import { concealChoice } from './kinds/choice';
import { concealGap } from './kinds/gap';
import type { Contents, Tasks } from './kinds/kind';
import { concealOrder } from './kinds/order';
import { concealPairs } from './kinds/pairs';
import { concealWrite } from './kinds/write';
import type { ExerciseContent, Kind, Task } from './schema';

const concealers: { [K in Kind]: (content: Contents[K], seed: string, locale: string) => Tasks[K] } = {
  gap: concealGap,
  choice: concealChoice,
  pairs: concealPairs,
  write: concealWrite,
  order: concealOrder,
};

/**
 * The task: the part of an exercise that a learner may see before answering. The same seed gives the same task in every
 * language; an answer must be graded with the seed its task was shown with.
 */
export function concealExercise(content: ExerciseContent, seed: string, locale: string): Task {
  return concealKind(content.kind, content, seed, locale);
}

function concealKind<K extends Kind>(kind: K, content: Contents[K], seed: string, locale: string): Tasks[K] {
  return concealers[kind](content, seed, locale);
}
