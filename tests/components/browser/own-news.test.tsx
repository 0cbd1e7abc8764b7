import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { countEvent } from '@/components/browser/realtime/count-event';
import { setLooking } from '@/lib/browser/realtime/live-hub';
import type { RecordedCall } from '@/tests/support/stub-fetch';
import { serve } from '@/tests/support/components/server';

/* News that a conversation shows, too: a correction, a missed call, a first message. Boris is the person 7. */
const later = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const hear = (from?: number) =>
  countEvent({ name: 'notify', data: from === undefined ? {} : { from_id: from } }, 3);

let calls: RecordedCall[];
beforeEach(() => {
  jest.useFakeTimers();
  calls = serve({ 'GET /api/settings': { body: {} } });
});
afterEach(() => {
  setLooking(null);
  jest.useRealTimers();
});

it.each([true, false])(
  'are counted by the tab that shows the conversation once it has read them (at its end: %s)',
  async (isAtEnd) => {
    setLooking({ person: 7, isAtEnd });
    hear(7);
    await later(2_000);
    hear(7);
    await later(2_999);
    expect(calls).toEqual([]);
    await later(1);
    expect(calls).toHaveLength(1);
  },
);

it.each<[string, Parameters<typeof setLooking>[0], number | undefined]>([
  ['a tab that shows no conversation', null, 7],
  ['a tab that shows another conversation', { person: 8, isAtEnd: true }, 7],
  ['any tab, if no conversation shows them', { person: 7, isAtEnd: true }, undefined],
])('are counted at once by %s', async (_, looking, from) => {
  setLooking(looking);
  hear(from);
  await later(0);
  expect(calls).toHaveLength(1);
});
