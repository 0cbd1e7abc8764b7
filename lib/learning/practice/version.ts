import 'server-only';
import { sign } from '@/lib/platform/crypto/token-hash';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import type { ExerciseRow } from './inside/queries';

/**
 * What tells an exercise, as learners see it, from what it was before its authors changed it: an answer by position
 * fits only what was shown. More answers that are right change nothing.
 */
export function versionOf({ id, content }: ExerciseRow): string {
  return sign('exercise version', `${id} ${JSON.stringify(concealExercise(content, 'version', 'en'))}`);
}
