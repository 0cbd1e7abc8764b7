import { useMemo } from 'react';
import {
  loadOrBegin,
  useExerciseSession,
  type ExerciseSession,
  type SessionPolicy,
} from '@/components/learning/session/use-exercise-session';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { CheckedAnswer, SkipTestView } from '@/lib/learning/skip-tests/schema';

export interface SkipTestTypes {
  view: SkipTestView;
  result: CheckedAnswer;
  opened: never;
  detour: never;
}

/** The session of a skip test. `ended`: a finished test whose result is shown again. */
export function useSkipTest(lesson: number, ended: string | null): ExerciseSession<SkipTestTypes> {
  const policy = useMemo(() => policyOf(lesson), [lesson]);
  return useExerciseSession(policy, { initial: { phase: 'loading', id: ended, left: null } });
}

/** The test ends with its result; it shows verdicts, but no right answers. */
const policyOf = (lesson: number): SessionPolicy<SkipTestTypes> => ({
  isOver: ({ result }) => result !== null,
  viewAfter: ({ check }) => check,
  showsVerdicts: true,
  load: (id, signal) =>
    loadOrBegin(id, {
      find: (check) => fetchJson(apiRoutes.skipTest(check), { signal }),
      begin: () => fetchJson(apiRoutes.skipTests(lesson), { method: 'POST', signal }),
    }),
  send: ({ view: { check, turn }, current: { exercise } }, answer) =>
    fetchJson(apiRoutes.skipTestAnswers(check), { method: 'POST', body: { turn, exercise, answer } }),
  // The test's id distinguishes it from a run of a lesson, which uses the same storage.
  typedKey: ({ check, turn }) => `practice:${check}:${turn}`,
});
