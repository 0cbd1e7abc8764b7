import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CallArea } from '@/components/chat/calls/call-area';
import { tabCall } from '@/components/chat/calls/tab-call';
import { Talk } from '@/components/chat/talk';
import { TimerArea } from '@/components/chat/timers/timer-area';
import { TimerSlot } from '@/components/chat/timers/timer-slot';
import type { TimerView } from '@/lib/chat/timers/schema';
import { conversation } from '@/tests/support/chat-views';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const { person: partner } = conversation({});
const timer: TimerView = {
  id: 4,
  languages: ['ru', 'tr'],
  minutes: 10,
  half: 0,
  left_ms: [451_000, 600_000],
  is_running: false,
  at: new Date().toISOString(),
};
const other = { ...partner, id: 8, name: 'Вера П.' };

beforeEach(() => {
  serve({
    'GET /api/chat/7/timer': { body: { timer, languages: [] } },
    'GET /api/chat/8/timer': { body: { timer: null, languages: [] } },
  });
  // Whoever is asked for the microphone thinks about it.
  Object.assign(navigator, { mediaDevices: { getUserMedia: async () => new Promise(() => undefined) } });
});
afterEach(() => {
  act(() => {
    tabCall().hangUp();
    tabCall().close();
  });
});

const chat = () =>
  show(
    <>
      <CallArea beside={(person) => <TimerArea person={person} />} />
      <main>
        <Talk.Provider value={{ person: partner, lastSeq: 3 }}>
          <TimerSlot />
        </Talk.Provider>
      </main>
    </>,
  );
const bars = () => screen.queryAllByRole('region', { name: 'Language timer' });
const inConversation = () =>
  within(screen.getByRole('main')).queryByRole('region', { name: 'Language timer' });

it('the timer of a conversation stands with the call of the two while it lasts, and once', async () => {
  chat();
  await waitFor(() => expect(inConversation()).toBeTruthy());
  act(() => void tabCall().dial(partner));
  const call = await screen.findByRole('region', { name: /Борис Лебедев/u });
  await within(call).findByRole('region', { name: 'Language timer' });
  expect([bars().length, inConversation()]).toEqual([1, null]);
  act(() => tabCall().hangUp());
  await waitFor(() => expect(inConversation()).toBeTruthy());
  expect(bars()).toHaveLength(1);
});

it('it stays in its conversation while one talks with somebody else', async () => {
  chat();
  await waitFor(() => expect(inConversation()).toBeTruthy());
  act(() => void tabCall().dial(other));
  await screen.findByRole('region', { name: /Вера П\./u });
  expect([bars().length, inConversation() !== null]).toEqual([1, true]);
});
