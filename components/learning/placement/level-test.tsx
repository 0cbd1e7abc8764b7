'use client';

import { useEffect } from 'react';
import { useTranslations } from 'next-intl';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';
import { SessionScreen } from '@/components/learning/session/session-screen';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { LevelTestQuestion } from './level-test-question';
import { useLevelTest } from './use-level-test';

/** The level test from the first question to the result, on the whole screen. */
export function LevelTest() {
  const t = useTranslations('placement');
  const session = useLevelTest();
  const { state } = session;
  useResultPage(state.phase === 'finished' ? state.view.placement : null);
  return (
    <SessionScreen
      session={session}
      title={t('test')}
      leaveTo={routes.courses()}
      exercise={(open) => <LevelTestQuestion session={session} state={open} />}
      end={() => <PlayerSkeleton />}
    />
  );
}

/** Goes to the result and replaces the history entry, since the test is over. */
function useResultPage(placement: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (placement !== null) router.replace(routes.placementResult(placement));
  }, [placement, router]);
}
