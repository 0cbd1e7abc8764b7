'use client';

import { BuildWatch } from '@/components/builds/build-watch';
import { ErrorReports } from '@/components/error-reports/error-reports';
import { Tooltips } from '@/components/ui/tooltips';
import { useStress } from '@/components/ui/use-stress';
import { LoadingBar } from './loading-bar/loading-bar';
import { OfflineLine } from './offline-line';

/** What goes on behind every page and is not to be seen at first. */
export function Background() {
  // Another tab may hide the stress marks, whether this page has the switch or not.
  useStress();
  return (
    <>
      <BuildWatch />
      <ErrorReports />
      <LoadingBar />
      <OfflineLine />
      <Tooltips />
    </>
  );
}
