'use client';

// eslint-disable-next-line no-restricted-imports -- Next asks for a boundary around whoever reads the query.
import { Suspense, useEffect } from 'react';
import { useLocale } from 'next-intl';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { useIdentity } from './use-identity';
import { useNavigation } from './use-navigation';
import { useTimeZoneTold } from './use-time-zone-told';

/** Stands once in every page and keeps the auth state true; nothing is to be seen of it. */
export function AuthStateKeeper() {
  useIdentity();
  useTimeZoneTold();
  useLocaleOfPage();
  return (
    <Suspense fallback={null}>
      <NavigationWatch />
    </Suspense>
  );
}

/** By itself: the query is known in the browser only. */
function NavigationWatch() {
  useNavigation();
  return null;
}

/** The address decides the language, whatever was kept. */
function useLocaleOfPage() {
  const locale = useLocale();
  useEffect(() => authState.localeChanged(locale), [locale]);
}
