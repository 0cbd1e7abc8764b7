'use client';

// oxlint-disable-next-line no-restricted-imports -- Next asks for a boundary around whoever reads the query.
import { Suspense, useEffect } from 'react';
import { useLocale } from 'next-intl';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { onSuspension } from '@/lib/browser/api/suspension';
import { openSuspension } from './open-suspension';
import { useFreshCounters } from './use-fresh-counters';
import { useIdentity } from './use-identity';
import { useNavigation } from './use-navigation';
import { useReportTimeZone } from './use-report-time-zone';

/** Renders nothing; once on every page, it keeps the auth state up to date. */
export function AuthStateSync() {
  useIdentity();
  useReportTimeZone();
  useFreshCounters();
  useLocaleOfPage();
  useEffect(() => onSuspension(openSuspension), []);
  return (
    <Suspense fallback={null}>
      <NavigationWatch />
    </Suspense>
  );
}

/** A component of its own, because reading the query needs a Suspense boundary. */
function NavigationWatch() {
  useNavigation();
  return null;
}

/** The address decides the locale and overrides the saved one. */
function useLocaleOfPage() {
  const locale = useLocale();
  useEffect(() => authState.localeChanged(locale), [locale]);
}
