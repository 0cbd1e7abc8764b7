'use client';

import type { ReactNode } from 'react';
import { NextIntlClientProvider, type Locale } from 'next-intl';
import { reportMissing } from '@/lib/browser/report-missing';

/** `Messages` (components/platform/i18n) adds to them. */
const none = {};

/** Provides the language, and the handlers for missing messages: functions, which the server cannot pass to client components. */
export function MissingWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={none} timeZone="UTC" {...reportMissing}>
      {children}
    </NextIntlClientProvider>
  );
}
