'use client';

import { useEffect } from 'react';
import { AuthStateKeeper } from '@/components/browser/auth-state/auth-state-keeper';
import { BuildWatch } from '@/components/browser/builds/build-watch';
import { ErrorReports } from '@/components/browser/error-reports/error-reports';
import { TrialClaims } from '@/components/learning/trials/trial-claims';
import { Tooltips } from '@/components/ui/tooltips';
import { useStress } from '@/components/ui/use-stress';
import { whenIdle } from '@/components/ui/when-idle';
import { LoadingBar } from './loading-bar/loading-bar';
import { OfflineLine } from './offline-line';

const ignore = () => undefined;

function fetchScreens(): void {
  for (const screen of [import('./global-failure'), import('./failure-screen'), import('./not-found-here')])
    screen.catch(ignore);
}

/** What goes on behind every page and is not to be seen at first. */
export function Background() {
  // Another tab may hide the stress marks, whether this page has the switch or not.
  useStress();
  // Fetched while they can be, since when a page fails, so may whatever fetches; what was pressed comes first.
  useEffect(() => whenIdle(fetchScreens), []);
  return (
    <>
      <AuthStateKeeper />
      <TrialClaims />
      <BuildWatch />
      <ErrorReports />
      <LoadingBar />
      <OfflineLine />
      <Tooltips />
    </>
  );
}
