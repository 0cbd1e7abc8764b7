'use client';

import { NextIntlClientProvider } from 'next-intl';
import { FailureScreen } from './failure-screen';
import { keptWords } from './kept-words';
import { WordlessFailure } from './wordless-failure';

/** When the frame of every page fails: without header and footer, which may be what failed. */
export function GlobalFailure({ error }: { error: unknown }) {
  const words = keptWords();
  if (!words) return <WordlessFailure />;
  return (
    <html lang={words.locale}>
      <body className="flex min-h-dvh flex-col">
        <main className="mx-auto w-full max-w-page flex-1 px-4 py-8">
          <NextIntlClientProvider {...words}>
            <FailureScreen error={error} />
          </NextIntlClientProvider>
        </main>
      </body>
    </html>
  );
}
