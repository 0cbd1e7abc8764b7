'use client';

import { useEffect } from 'react';
import { useLocale } from 'next-intl';
import { useMe } from '@/components/browser/auth-state/use-me';
import { hasStoredTrials } from './stored-trials';

/** After any way of signing in: claims the trials and shows the result once. */
export function TrialClaims() {
  const { state, isConfirmed } = useMe();
  const locale = useLocale();
  const isIn = isConfirmed && state === 'in';
  useEffect(() => {
    if (isIn && hasStoredTrials())
      void import('./tell-claimed').then(({ tellClaimed }) => tellClaimed(locale));
  }, [isIn, locale]);
  return null;
}
