import { useEffect } from 'react';
import { useLocale } from 'next-intl';
import { useMe } from '@/components/people/auth/use-me';
import { hasKept } from './kept-trials';

/** Once somebody is signed in, by whatever door: what they answered before is theirs, and they are told so once. */
export function useTakenAlong(): void {
  const { state, isConfirmed } = useMe();
  const locale = useLocale();
  const isIn = isConfirmed && state === 'in';
  useEffect(() => {
    if (isIn && hasKept()) void import('./tell-taken-along').then(({ tell }) => tell(locale));
  }, [isIn, locale]);
}
