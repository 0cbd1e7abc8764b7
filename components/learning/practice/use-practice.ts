import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import {
  loadOrBegin,
  useExerciseSession,
  type ExerciseSession,
  type SessionPolicy,
} from '@/components/learning/session/use-exercise-session';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { emptyAnswer } from '@/components/learning/session/drafts/draft';
import { practiceRules, type PracticeTypes } from './practice-rules';

/** The session of a run of a lesson. `run`: a finished run whose summary is shown again. */
export function usePractice(lesson: number, run: string | null): ExerciseSession<PracticeTypes> {
  const { mutate } = useSWRConfig();
  const policy = useMemo(() => policyOf(lesson), [lesson]);
  return useExerciseSession(policy, {
    initial: { phase: 'loading', id: run, left: null },
    onGraded: ({ points }) => {
      if (points > 0) void mutate(apiRoutes.me());
    },
  });
}

const policyOf = (lesson: number): SessionPolicy<PracticeTypes> => ({
  ...practiceRules,
  load: (id, signal) =>
    loadOrBegin(id, {
      find: (run) => fetchJson(apiRoutes.run(run), { signal }),
      begin: () => fetchJson(apiRoutes.runs(lesson), { method: 'POST', signal }),
    }),
  idOf: ({ run }) => run,
  send: ({ view: { run, turn }, current: { exercise, version }, draft }, answer) => {
    const body = { run, turn, version, answer: answer ?? emptyAnswer(draft) };
    return fetchJson(apiRoutes.attempts(exercise), { method: 'POST', body });
  },
  openHint: ({ view: { run, turn }, current: { exercise, version } }, level) => {
    const body = { run, turn, version, level };
    return fetchJson(apiRoutes.hints(exercise), { method: 'POST', body });
  },
  typedKey: ({ run, turn }) => `practice:${run}:${turn}`,
});
