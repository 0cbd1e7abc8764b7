import { useEffect, useReducer } from 'react';
import { useSWRConfig } from 'swr';
import { emptyAnswer, finalAnswer, type Draft } from '@/components/learning/practice/drafts/draft';
import { readProblem } from '@/components/learning/practice/problem';
import { readTyped, useTyped } from '@/components/learning/practice/use-typed';
import type { HintLevel } from '@/lib/russian/exercises/hints';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import type { Earned } from '@/lib/learning/progress/earned-schema';
import type { Rating } from '@/lib/learning/review/ratings';
import type { RatingResult, ReviewHint, ReviewQueue, ReviewResult } from '@/lib/learning/review/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { gatherEarned, nothingEarned } from './gather-earned';
import { advance, type Detour, type ReviewSeat, type ReviewState } from './review-state';

export interface Review {
  state: ReviewState;
  /** What this review has led to. */
  earned: Earned;
  change: (draft: Draft) => void;
  submit: (seat: ReviewSeat) => Promise<void>;
  giveUp: (seat: ReviewSeat) => Promise<void>;
  askHint: (seat: ReviewSeat, level: HintLevel) => Promise<void>;
  /** Rates what was just answered otherwise. */
  rate: (result: ReviewResult, rating: Rating) => Promise<void>;
  goOn: () => void;
  restart: () => void;
}

/** What is due, card by card, kept in step with the server. */
export function useReview(): Review {
  const [state, dispatch] = useReducer(advance, { phase: 'loading', detour: null });
  const [earned, gather] = useReducer(gatherEarned, nothingEarned);
  const { mutate } = useSWRConfig();
  useTyped(
    'seat' in state ? keyOf(state.seat.card) : null,
    state.phase === 'answering' || state.phase === 'checking' ? state.seat.draft : null,
  );

  useEffect(() => {
    if (state.phase !== 'loading') return undefined;
    const controller = new AbortController();
    fetchJson<ReviewQueue>(apiRoutes.reviews(), { method: 'POST', signal: controller.signal }).then(
      (queue) => dispatch({ type: 'loaded', queue, since: performance.now(), typed: typedIn(queue) }),
      (error: unknown) => {
        if (!controller.signal.aborted) dispatch({ type: 'failed', problem: readProblem(error) });
      },
    );
    return () => controller.abort();
  }, [state]);

  /** Another device has gone on, or the card has gone: take the review up where it stands now. */
  function refuse(error: unknown) {
    const problem = readProblem(error);
    const detours: Readonly<Record<string, Detour>> = { passed: 'passed', missing: 'gone' };
    const detour = detours[problem.reason];
    dispatch(detour ? { type: 'restarted', detour } : { type: 'refused', problem });
  }

  async function send({ card, since }: ReviewSeat, answer: ExerciseAnswer | null, gaveUp: boolean) {
    if (answer === null) return;
    const seconds = (performance.now() - since) / 1000;
    dispatch({ type: 'sent', gaveUp });
    try {
      const body = { turn: card.turn, answer, seconds: Math.min(86_400, seconds) };
      const path = apiRoutes.cardReviews(card.card);
      const result = await fetchJson<ReviewResult>(path, { method: 'POST', body });
      dispatch({ type: 'graded', result });
      gather(result.earned);
      if (result.points > 0) void mutate(apiRoutes.me());
    } catch (error) {
      refuse(error);
    }
  }

  async function askHint({ card }: ReviewSeat, level: HintLevel) {
    dispatch({ type: 'hintAsked' });
    try {
      const body = { turn: card.turn, level };
      const { hint } = await fetchJson<ReviewHint>(apiRoutes.cardHints(card.card), { method: 'POST', body });
      dispatch({ type: 'hinted', hint });
    } catch (error) {
      refuse(error);
    }
  }

  async function rate({ card, turn }: ReviewResult, rating: Rating) {
    dispatch({ type: 'rating' });
    try {
      const path = apiRoutes.cardRating(card, turn);
      const result = await fetchJson<RatingResult>(path, { method: 'PATCH', body: { rating } });
      dispatch({ type: 'rated', result });
    } catch (error) {
      dispatch({ type: 'notRated', settled: error instanceof ApiError && error.code === 'turn_passed' });
    }
  }

  return {
    state,
    earned,
    submit: (seat) => send(seat, finalAnswer(seat.draft), false),
    giveUp: (seat) => send(seat, emptyAnswer(seat.draft), true),
    askHint,
    rate,
    change: (draft) => dispatch({ type: 'changed', draft }),
    goOn: () => dispatch({ type: 'continued', since: performance.now() }),
    restart: () => dispatch({ type: 'restarted', detour: null }),
  };
}

const keyOf = ({ card, turn }: { card: number; turn: number }) => `review:${card}:${turn}` as const;

const typedIn = ({ current }: ReviewQueue) => (current ? readTyped(keyOf(current)) : '');
