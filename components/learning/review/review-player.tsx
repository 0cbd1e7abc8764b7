'use client';

import { useTranslations } from 'next-intl';
import { PlayerFailure } from '@/components/learning/practice/player-failure';
import { PlayerSkeleton } from '@/components/learning/practice/player-skeleton';
import { useKeyboardInset } from '@/components/learning/practice/use-keyboard-inset';
import { routes } from '@/lib/platform/routes/routes';
import { ReviewEnd } from './review-end';
import { ReviewSession } from './review-session';
import { useReview } from './use-review';

/** What is due today, from the first card to "done for today", on the whole screen. */
export function ReviewPlayer() {
  const t = useTranslations('review');
  const review = useReview();
  const { state } = review;
  useKeyboardInset();
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      {state.phase === 'loading' && <PlayerSkeleton />}
      {state.phase === 'failed' && (
        <PlayerFailure problem={state.problem} courseHref={routes.courses()} onRetry={review.restart} />
      )}
      {'seat' in state && <ReviewSession review={review} state={state} />}
      {state.phase === 'finished' && (
        <ReviewEnd queue={state.queue} earned={review.earned} detour={state.detour} />
      )}
    </>
  );
}
