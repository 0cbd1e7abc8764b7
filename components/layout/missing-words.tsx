'use client';

import type { ReactNode } from 'react';
import { NextIntlClientProvider, type Locale } from 'next-intl';
import { reportMissing } from '@/lib/browser/report-missing';

/** Provides the handlers for missing messages: functions, which the server cannot pass to client components. */
export function MissingWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} {...reportMissing}>
      {children}
    </NextIntlClientProvider>
  );
}
