'use client';

import { lazy, Suspense } from 'react';
import { useHint } from './use-hint';

/** Fetched with the first hint: no page pays for it. */
const Tooltip = lazy(async () => ({ default: (await import('./tooltip')).Tooltip }));

/** Stands once in every page and shows the hints of all elements with `data-tooltip`. */
export function Tooltips() {
  const hint = useHint();
  if (!hint) return null;
  return (
    <Suspense fallback={null}>
      <Tooltip key={`${hint.text} ${hint.box.left} ${hint.box.top}`} {...hint} />
    </Suspense>
  );
}
