'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { BarState } from './create-loading-bar';
import { pageLoading } from './page-loading';

/** The bar at the upper edge while another page is loading. */
export function LoadingBar() {
  useArrivals();
  return (
    <LoadingBarView state={useSyncExternalStore(pageLoading.subscribe, pageLoading.getState, () => idle)} />
  );
}

const idle = { phase: 'idle' } as const satisfies BarState;

function LoadingBarView({ state }: { state: BarState }) {
  const t = useTranslations('layout');
  if (state.phase === 'idle' || state.phase === 'start') return null;
  const percent = state.phase === 'progress' ? state.percent : 100;
  const failed = state.phase === 'error' || (state.phase === 'hidden' && state.failed);
  return (
    // Its height is that of spec §9: 8 px.
    <div
      role="progressbar"
      aria-label={t('loading')}
      aria-valuenow={Math.round(percent)}
      aria-hidden={state.phase === 'hidden'}
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-2 transition-opacity duration-400',
        state.phase === 'hidden' && 'opacity-0',
      )}
    >
      <div
        className={classNames(
          'h-full origin-left transition-transform motion-reduce:transform-none!',
          failed ? 'bg-rowan' : 'bg-cobalt',
        )}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}

/** Reports to the bar that the page of a new address is shown. */
function useArrivals() {
  const pathname = usePathname();
  const query = useSearchParams();
  useEffect(() => pageLoading.arrive(pathname, query), [pathname, query]);
}
