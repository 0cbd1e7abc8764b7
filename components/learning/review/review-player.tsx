'use client';

import { useTranslations } from 'next-intl';
import { SessionScreen } from '@/components/learning/session/session-screen';
import { routes } from '@/lib/platform/routes/routes';
import { ReviewEnd } from './review-end';
import { ReviewExercise } from './review-exercise';
import { useReview } from './use-review';

/** What is due today, from the first card to "done for today", on the whole screen. */
export function ReviewPlayer() {
  const t = useTranslations('review');
  const { earned, ...session } = useReview();
  return (
    <SessionScreen
      session={session}
      title={t('title')}
      leaveTo={routes.courses()}
      exercise={(open) => <ReviewExercise session={session} state={open} />}
      end={({ view, detour }) => <ReviewEnd queue={view} earned={earned} detour={detour} />}
    />
  );
}
