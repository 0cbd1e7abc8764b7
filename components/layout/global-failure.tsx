'use client';

import { NextIntlClientProvider } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import { routes } from '@/lib/routes';
import { FailureScreen } from './failure-screen';
import { keptWords } from './kept-words';
import { errorNumber, homeLink } from './russian-lines';

/** When the frame of every page fails: without header and footer, which may be what failed. */
export function GlobalFailure({ error }: { error: unknown }) {
  const words = keptWords();
  return (
    <html lang={words?.locale ?? 'ru'}>
      <body className="flex min-h-dvh flex-col">
        <main className="mx-auto w-full max-w-page flex-1 px-4 py-8">
          {words ? (
            <NextIntlClientProvider {...words}>
              <FailureScreen error={error} />
            </NextIntlClientProvider>
          ) : (
            <WordlessScreen />
          )}
        </main>
      </body>
    </html>
  );
}

/** What needs no translation. */
function WordlessScreen() {
  return (
    <div className="mx-auto flex max-w-column flex-col items-start gap-4 py-8">
      <h1 className="text-3xl font-semibold">{`${errorNumber} 500`}</h1>
      <a href={routes.home()} className={buttonClasses({})}>
        {homeLink}
      </a>
    </div>
  );
}
