import { useReducer } from 'react';
import { useSWRConfig } from 'swr';
import { emptyAnswer } from '@/components/learning/session/drafts/draft';
import {
  useExerciseSession,
  type ExerciseSession,
  type SessionPolicy,
} from '@/components/learning/session/use-exercise-session';
import { joinHints } from '@/components/learning/session/session-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { Earned } from '@/lib/learning/progress/earned-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { ReviewHint, ReviewQueue, ReviewResult } from '@/lib/learning/review/schema';
import { gatherEarned, nothingEarned } from './gather-earned';

export interface ReviewTypes {
  view: ReviewQueue;
  result: ReviewResult;
  opened: ReviewHint;
  /** Another device has answered the card, or the card was deleted. */
  detour: 'passed' | 'gone';
}

export interface Review extends ExerciseSession<ReviewTypes> {
  /** The ranks and badges earned by this review. */
  earned: Earned;
}

/** The session of a review. */
export function useReview(): Review {
  const [earned, gather] = useReducer(gatherEarned, nothingEarned);
  const { mutate } = useSWRConfig();
  const session = useExerciseSession(reviewPolicy, {
    onGraded: (result) => {
      gather(result.earned);
      if (result.points > 0) void mutate(apiRoutes.me());
    },
  });
  return { ...session, earned };
}

/** A day, the most that the server takes: a card may stay open overnight. */
const maxSeconds = 86_400;

/**
 * A review ends when nothing is due; giving up shows the answer.
 * @public for tests of the state machine without a component
 */
export const reviewPolicy: SessionPolicy<ReviewTypes> = {
  isOver: ({ current }) => current === null,
  viewAfter: ({ queue }) => queue,
  showsVerdicts: true,
  addHint: (current, { hint }) => ({ ...current, hints: joinHints(current.hints, hint) }),
  resultOfGivingUp: (result) => ({
    ...result,
    grade: { ...result.grade, issues: [], diff: [], places: null },
  }),
  detourFrom: ({ reason }) => (reason === 'missing' ? 'gone' : 'passed'),
  load: (_, signal) => fetchJson(apiRoutes.reviews(), { method: 'POST', signal }),
  send: ({ current: { card, turn }, draft, shownAt }, answer) => {
    const seconds = Math.min(maxSeconds, (performance.now() - shownAt) / 1000);
    const body = { turn, answer: answer ?? emptyAnswer(draft), seconds };
    return fetchJson(apiRoutes.cardReviews(card), { method: 'POST', body });
  },
  openHint: ({ current: { card, turn } }, level) =>
    fetchJson(apiRoutes.cardHints(card), { method: 'POST', body: { turn, level } }),
  typedKey: ({ current }) => `review:${current?.card}:${current?.turn}`,
};
