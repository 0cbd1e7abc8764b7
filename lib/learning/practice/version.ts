import 'server-only';
import { sign } from '@/lib/platform/crypto/token-hash';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import type { ExerciseRow } from './inside/queries';

/**
 * The version of an exercise's task: it changes when authors change what learners see, since an answer by position fits
 * only the task that was shown. Additional accepted answers do not change it.
 */
export function versionOf({ id, content }: ExerciseRow): string {
  return sign('exercise version', `${id} ${JSON.stringify(concealExercise(content, 'version', 'en'))}`);
}
