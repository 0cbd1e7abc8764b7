'use client';

import { useEffect } from 'react';
import { hookErrors } from '@/lib/browser/error-hook';
import { ApiError } from '@/lib/browser/api/fetcher';
import { newErrorId } from './error-id';
import { tellServer } from './tell-server';

/** Listens at the one hook for what goes wrong without a screen of its own. */
export function ErrorReports() {
  useEffect(() => {
    const told = new Set<string>();
    return hookErrors((error) => {
      // A failed call has its line in the server's log, or never arrived; so would the report.
      if (error instanceof ApiError || told.has(error.message)) return;
      told.add(error.message);
      void tellServer(newErrorId(), error);
    });
  }, []);
  return null;
}
