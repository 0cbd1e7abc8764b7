'use client';

// eslint-disable-next-line no-restricted-imports -- Error screens: nobody has pressed anything.
import { lazy, Suspense } from 'react';
import { WordlessWords } from './wordless-words';

/*
 * Every page carries its boundaries: what they show is fetched (components/layout/background.tsx sees to it early).
 */
const FailureScreen = lazy(async () =>
  import('./failure-screen').then(({ FailureScreen: screen }) => ({ default: screen }), wordless),
);
const NotFoundHere = lazy(async () =>
  import('./not-found-here').then(({ NotFoundHere: screen }) => ({ default: screen }), wordless),
);

const wordless = () => ({ default: WordlessWords });

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
