'use client';

import { NextIntlClientProvider } from 'next-intl';
import { reportMissing } from '@/lib/browser/report-missing';
import { FailureScreen } from './failure-screen';
import { keptWords } from './kept-words';
import { PlainFrame } from './plain-frame';
import { PlainLinks } from './plain-links';
import { WordlessFailure } from './wordless-failure';

/** When the frame of every page fails: header and footer are plain ones, for theirs may be what failed. */
export function GlobalFailure({ error }: { error: unknown }) {
  const words = keptWords();
  if (!words) return <WordlessFailure />;
  return (
    <NextIntlClientProvider {...words} timeZone="UTC" {...reportMissing}>
      <PlainFrame locale={words.locale} links={<PlainLinks />}>
        <FailureScreen error={error} />
      </PlainFrame>
    </NextIntlClientProvider>
  );
}
