'use client';

import { NextIntlClientProvider } from 'next-intl';
import { reportMissing } from '@/lib/browser/report-missing';
import { FailureScreen } from './failure-screen';
import { getSavedMessages } from './saved-messages';
import { PlainFrame } from './plain-frame';
import { PlainLinks } from './plain-links';
import { UntranslatedFailure } from './untranslated-failure';

/**
 * The screen for a failure of the root layout, with a plain header and footer, because the usual ones may be what
 * failed.
 */
export function GlobalFailure({ error }: { error: unknown }) {
  const words = getSavedMessages();
  if (!words) return <UntranslatedFailure />;
  return (
    <NextIntlClientProvider {...words} timeZone="UTC" {...reportMissing}>
      <PlainFrame locale={words.locale} links={<PlainLinks />}>
        <FailureScreen error={error} />
      </PlainFrame>
    </NextIntlClientProvider>
  );
}
