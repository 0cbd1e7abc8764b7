'use client';

import type { ReactNode } from 'react';
import { useUnhandledError } from '@/components/browser/error-reports/use-unhandled-error';
import { LateFailure } from './late-screens';

/** Spec §8: an uncaught error shows the error screen inside the layout, until another page is opened. */
export function Unhandled({ children }: { children: ReactNode }) {
  const error = useUnhandledError();
  return error ? <LateFailure error={error} /> : children;
}
