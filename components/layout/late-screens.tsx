'use client';

// oxlint-disable-next-line no-restricted-imports -- Error screens: nobody has pressed anything.
import { lazy, Suspense } from 'react';
import { UntranslatedScreen } from './untranslated-screen';

/*
 * Every page contains the error boundaries, but their screens are loaded on demand (components/layout/background.tsx
 * loads them early).
 */
const FailureScreen = lazy(async () =>
  import('./failure-screen').then(({ FailureScreen: screen }) => ({ default: screen }), loadUntranslated),
);
const NotFoundHere = lazy(async () =>
  import('./not-found-here').then(({ NotFoundHere: screen }) => ({ default: screen }), loadUntranslated),
);

const loadUntranslated = () => ({ default: UntranslatedScreen });

export function LateFailure({ error }: { error: unknown }) {
  return (
    <Suspense>
      <FailureScreen error={error} />
    </Suspense>
  );
}

export function LateNotFound() {
  return (
    <Suspense>
      <NotFoundHere />
    </Suspense>
  );
}
