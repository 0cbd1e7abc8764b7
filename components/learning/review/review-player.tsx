'use client';

import { useTranslations } from 'next-intl';
import { SessionScreen } from '@/components/learning/session/session-screen';
import { routes } from '@/lib/platform/routes/routes';
import { ReviewEnd } from './review-end';
import { ReviewExercise } from './review-exercise';
import { useReview } from './use-review';

/** The full-screen review of the cards due today. */
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
