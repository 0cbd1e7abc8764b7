import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useFreshCounters } from '@/components/browser/auth-state/use-fresh-counters';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { setLiveStatus } from '@/lib/browser/realtime/live-hub';
import { minuteMs } from '@/lib/platform/time/units';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

function Counters() {
  useFreshCounters();
  return null;
}

const later = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  const me = { id: 12, first_name: 'Анна', surname: 'К.', email: 'a@example.org', role: 'student' };
  // The boundary: of the answer only the person counts here.
  authState.signedIn({ user: me } as never, true);
});
afterEach(() => {
  jest.useRealTimers();
  setLiveStatus('off');
});

it('counters are read twice a minute while no live channel tells of news, else every five minutes', async () => {
  // What it says does not matter here.
  const calls = serve({ 'GET /api/settings': { body: {} } });
  show(<Counters />);
  await later(minuteMs);
  expect(calls).toHaveLength(2);
  setLiveStatus('on');
  await later(4 * minuteMs - 1);
  expect(calls).toHaveLength(2);
  await later(1);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(3).fill('GET /api/settings'));
  setLiveStatus('away');
  await later(minuteMs);
  expect(calls).toHaveLength(5);
});
