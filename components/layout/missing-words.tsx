'use client';

import type { ReactNode } from 'react';
import { NextIntlClientProvider, type Locale } from 'next-intl';
import { reportMissing } from '@/lib/browser/report-missing';

/** What becomes of sentences that client components miss: functions, which the server cannot hand to them. */
export function MissingWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} {...reportMissing}>
      {children}
    </NextIntlClientProvider>
  );
}
