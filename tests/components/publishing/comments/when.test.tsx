import { afterEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { When } from '@/components/publishing/comments/when';

const at = '2026-05-05T12:00:00.000Z';
const page = (
  <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
    <When at={at} />
  </NextIntlClientProvider>
);

afterEach(() => {
  jest.useRealTimers();
});

it('a page that waited for its scripts tells the time of now, and is not started over', async () => {
  jest.useFakeTimers({ now: new Date('2026-05-05T12:10:00.000Z') });
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.textContent).toBe('10 minutes ago');
  jest.setSystemTime(new Date('2026-05-05T15:00:00.000Z'));
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, page, { onRecoverableError: (fault) => faults.push(fault) });
  });
  expect(place.textContent).toBe('3 hours ago');
  expect(faults).toEqual([]);
});
