import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { jest } from '@jest/globals';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { fetchJson } from '@/lib/browser/api/fetcher';

// The default of a second is too short while other checks run at the same time.
configure({ asyncUtilTimeout: 5_000 });

/** All English messages. */
const messages = Object.fromEntries(
  readdirSync('messages/en').map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`messages/en/${file}`, 'utf8')) as object,
  ]),
);

const noParams = new URLSearchParams();

/** The navigation calls of components. */
interface Visits {
  pushed: string[];
  refreshed: number;
}

/** Between two presses the person waits until all timers that are due have run: fake ones run when they are told. */
const passFakeTime = async (ms: number) =>
  'clock' in setTimeout ? jest.advanceTimersByTimeAsync(ms) : Promise.resolve();

/** Renders a component as on the page /en, with an empty SWR cache. @returns the user-event `person`, and the navigation calls */
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
  const onPage = (content: ReactNode) => (
    // The boundary: components use no other methods of the router.
    <AppRouterContext.Provider value={router as never}>
      <PathnameContext.Provider value="/en">
        <SearchParamsContext.Provider value={noParams}>
          <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
            <SWRConfig value={{ provider: () => new Map(), fetcher: fetchJson, shouldRetryOnError: false }}>
              {content}
            </SWRConfig>
          </NextIntlClientProvider>
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
  const { rerender, ...shown } = render(onPage(children));
  return {
    ...shown,
    rerender: (content: ReactNode) => rerender(onPage(content)),
    visits,
    person: userEvent.setup({ advanceTimers: passFakeTime }),
  };
}
