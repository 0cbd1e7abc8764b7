import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { fetchJson } from '@/lib/browser/api/fetcher';

/** All sentences of the English interface. */
const messages = Object.fromEntries(
  readdirSync('messages/en').map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`messages/en/${file}`, 'utf8')) as object,
  ]),
);

/** Where components wanted to go. */
interface Visits {
  pushed: string[];
  refreshed: number;
}

/** Shows a component as on the page /en, with an empty cache of its own. @returns the person who uses it, and where it led */
export function show(children: ReactNode) {
  const visits: Visits = { pushed: [], refreshed: 0 };
  const router = {
    push: (href: string) => void visits.pushed.push(href),
    replace: (href: string) => void visits.pushed.push(href),
    refresh: () => void (visits.refreshed += 1),
    back: () => undefined,
    forward: () => undefined,
    prefetch: () => undefined,
  };
  const shown = render(
    // The boundary: of the router, components use nothing else.
    <AppRouterContext.Provider value={router as never}>
      <PathnameContext.Provider value="/en">
        <NextIntlClientProvider locale="en" messages={messages as never} timeZone="UTC">
          <SWRConfig value={{ provider: () => new Map(), fetcher: fetchJson, shouldRetryOnError: false }}>
            {children}
          </SWRConfig>
        </NextIntlClientProvider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>,
  );
  return { ...shown, visits, person: userEvent.setup() };
}
