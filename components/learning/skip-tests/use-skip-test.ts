import { useMemo } from 'react';
import {
  loadOrBegin,
  useExerciseSession,
  type ExerciseSession,
  type SessionPolicy,
} from '@/components/learning/session/use-exercise-session';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { CheckedAnswer, CheckView } from '@/lib/learning/skip-tests/schema';

export interface SkipTestTypes {
  view: CheckView;
  result: CheckedAnswer;
  opened: never;
  detour: never;
}

/** The test before a lesson. `ended`: one that is over, to see its result again. */
export function useSkipTest(lesson: number, ended: string | null): ExerciseSession<SkipTestTypes> {
  const policy = useMemo(() => policyOf(lesson), [lesson]);
  return useExerciseSession(policy, { initial: { phase: 'loading', id: ended, left: null } });
}

/** It ends with its result; its verdicts are told, what would have been right is not. */
const policyOf = (lesson: number): SessionPolicy<SkipTestTypes> => ({
  isOver: ({ result }) => result !== null,
  viewAfter: ({ check }) => check,
  showsVerdicts: true,
  load: (id, signal) =>
    loadOrBegin(id, {
      find: (check) => fetchJson(apiRoutes.check(check), { signal }),
      begin: () => fetchJson(apiRoutes.checks(lesson), { method: 'POST', signal }),
    }),
  send: ({ view: { check, turn }, current: { exercise } }, answer) =>
    fetchJson(apiRoutes.checkAnswers(check), { method: 'POST', body: { turn, exercise, answer } }),
  // Its id tells it from a run of a lesson, whose typing is kept the same way.
  typedKey: ({ check, turn }) => `practice:${check}:${turn}`,
});
