'use client';

import type { ReactNode } from 'react';
import { useUnhandledError } from '@/components/browser/error-reports/use-unhandled-error';
import { LateFailure } from './late-screens';

/** Spec §8: what nobody caught goes to the error screen, in the frame of the page, until another page is opened. */
export function Unhandled({ children }: { children: ReactNode }) {
  const error = useUnhandledError();
  return error ? <LateFailure error={error} /> : children;
}
