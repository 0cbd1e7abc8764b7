import { useEffect, useRef, useState } from 'react';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import type { Rating } from '@/lib/learning/review/ratings';
import type { RatingResult, ReviewResult } from '@/lib/learning/review/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The state of a changed rating; `settled`: the card was reviewed again meanwhile. */
type Choice = 'made' | 'saving' | 'failed' | 'settled';

/** Changes the rating of the last answer; `onRated` is not called after its screen has gone. */
export function useRating(result: ReviewResult, onRated: (result: ReviewResult) => void) {
  const [choice, setChoice] = useState<Choice>('made');
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function rate(rating: Rating) {
    setChoice('saving');
    try {
      const path = apiRoutes.cardRating(result.card, result.turn);
      const rated = await fetchJson<RatingResult>(path, { method: 'PATCH', body: { rating } });
      setChoice('made');
      if (isShown.current) onRated({ ...result, ...rated });
    } catch (error) {
      setChoice(error instanceof ApiError && error.code === 'turn_passed' ? 'settled' : 'failed');
    }
  }
  return { choice, rate };
}
