'use client';

import { useEffect } from 'react';
import { useLocale } from 'next-intl';
import { useMe } from '@/components/browser/auth-state/use-me';
import { hasKeptTrials } from './kept-trials';

/** Once somebody is signed in, whichever way: what they answered before is theirs, and they are told so once. */
export function TrialClaims() {
  const { state, isConfirmed } = useMe();
  const locale = useLocale();
  const isIn = isConfirmed && state === 'in';
  useEffect(() => {
    if (isIn && hasKeptTrials()) void import('./tell-claimed').then(({ tellClaimed }) => tellClaimed(locale));
  }, [isIn, locale]);
  return null;
}
