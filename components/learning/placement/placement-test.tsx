'use client';

import { useEffect } from 'react';
import { useTranslations } from 'next-intl';
import { PlayerFailure } from '@/components/learning/practice/player-failure';
import { PlayerSkeleton } from '@/components/learning/practice/player-skeleton';
import { useKeyboardInset } from '@/components/learning/practice/use-keyboard-inset';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { TestSession } from './test-session';
import { useTest } from './use-test';

/** The placement test from the first question to the result, on the whole screen. */
export function PlacementTest() {
  const t = useTranslations('placement');
  const test = useTest();
  const { state } = test;
  useKeyboardInset();
  useResultPage(state.phase === 'finished' ? state.placement : null);
  return (
    <>
      <h1 className="sr-only">{t('test')}</h1>
      {(state.phase === 'loading' || state.phase === 'finished') && <PlayerSkeleton />}
      {state.phase === 'failed' && (
        <PlayerFailure problem={state.problem} courseHref={routes.courses()} onRetry={test.restart} />
      )}
      {'seat' in state && <TestSession test={test} state={state} />}
    </>
  );
}

/** On to the result, without a way back into a test that is over. */
function useResultPage(placement: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (placement !== null) router.replace(routes.placementResult(placement));
  }, [placement, router]);
}
