'use client';

import { useEffect } from 'react';
import { AuthStateSync } from '@/components/browser/auth-state/auth-state-sync';
import { BuildWatch } from '@/components/browser/builds/build-watch';
import { IncomingCalls } from '@/components/chat/calls/incoming-calls';
import { LiveConnection } from '@/components/browser/realtime/live-connection';
import { ErrorReports } from '@/components/browser/error-reports/error-reports';
import { TrialClaims } from '@/components/learning/trials/trial-claims';
import { Tooltips } from '@/components/ui/tooltips';
import { useStress } from '@/components/ui/use-stress';
import { whenIdle } from '@/components/ui/when-idle';
import { LoadingBar } from './loading-bar/loading-bar';
import { OfflineLine } from './offline-line';
import { TitleCount } from './title-count';

const ignore = () => undefined;

function fetchScreens(): void {
  for (const screen of [import('./global-failure'), import('./failure-screen'), import('./not-found-here')])
    screen.catch(ignore);
}

/** Components of every page that are invisible at first. */
export function Background() {
  // Follows the choice about stress marks in other tabs, also on pages without the switch.
  useStress();
  // Loads the error screens early, because after a failure loading may fail too; pending clicks come first.
  useEffect(() => whenIdle(fetchScreens), []);
  return (
    <>
      <AuthStateSync />
      <LiveConnection />
      <IncomingCalls />
      <TrialClaims />
      <BuildWatch />
      <ErrorReports />
      <LoadingBar />
      <OfflineLine />
      <TitleCount />
      <Tooltips />
    </>
  );
}
