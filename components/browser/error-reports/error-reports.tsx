'use client';

import { useEffect } from 'react';
import { hookErrors } from '@/lib/browser/error-hook';
import { ApiError } from '@/lib/browser/api/fetcher';
import { newErrorId } from './error-id';
import { reportToServer } from './report-to-server';

/** Reports errors that have no error screen to the server, each message once. */
export function ErrorReports() {
  useEffect(() => {
    const reported = new Set<string>();
    return hookErrors((error) => {
      // A failed call is in the server's log already, or did not reach the server, as the report would not.
      if (error instanceof ApiError || reported.has(error.message)) return;
      reported.add(error.message);
      void reportToServer(newErrorId(), error);
    });
  }, []);
  return null;
}
