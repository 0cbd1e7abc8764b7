import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ListEnd } from '@/components/chat/conversation/list-end';
import { useConversation } from '@/components/chat/conversation/use-conversation';
import { setLiveStatus, tellLive } from '@/lib/browser/realtime/live-hub';
import { conversation, message } from '@/tests/support/chat-views';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const first = conversation({ messages: [message(1)], version: 1, their_read_seq: 0 });

/** What the two have said and read, as an open conversation knows it. */
function Talk() {
  const { about, timeline } = useConversation(first);
  return (
    <p role="note">
      {timeline.messages.map(({ text }) => text).join(' ')} · {about.their_read_seq} · {about.state}
    </p>
  );
}

const later = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const known = () => screen.getByRole('note').textContent;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setLiveStatus('off');
});

describe('an open conversation', () => {
  const news = {
    'GET /api/chat/7/messages?after=1': { body: { messages: [message(2)], more: false } },
    'GET /api/chat/7/messages?after=2': { body: { messages: [], more: false } },
    'GET /api/chat/7': { body: { ...first, version: 2, their_read_seq: 2 } },
  };

  it('asks every ten seconds while there is no live channel, also for what the other one has read', async () => {
    const calls = serve(news);
    show(<Talk />);
    await later(9_999);
    expect(calls).toEqual([]);
    await later(1);
    expect(known()).toBe('№ 1 № 2 · 2 · open');
    await later(10_000);
    expect(calls.map(({ path }) => path).toSorted()).toEqual([
      '/api/chat/7',
      '/api/chat/7',
      '/api/chat/7/messages?after=1',
      '/api/chat/7/messages?after=2',
    ]);
  });

  it('asks once when the channel is back, and then waits for events', async () => {
    const calls = serve(news);
    show(<Talk />);
    act(() => setLiveStatus('on'));
    await later(0);
    expect(known()).toBe('№ 1 № 2 · 2 · open');
    await later(60_000);
    expect(calls).toHaveLength(2);
    act(() => tellLive({ name: 'chat-send', data: { from_id: 7, to_id: 3, seq: 3 } }));
    await later(0);
    expect(calls).toHaveLength(3);
    act(() => tellLive({ name: 'chat-send', data: { from_id: 8, to_id: 3, seq: 3 } }));
    await later(0);
    expect(calls).toHaveLength(3);
  });
});

it('a channel that stays away for more than two and a half seconds is said to be reconnecting', async () => {
  setLiveStatus('away');
  show(<ListEnd isAtEnd unread={0} onNewest={() => undefined} />);
  await later(2_400);
  expect(screen.getByRole('status').textContent).toBe('');
  await later(200);
  expect(screen.getByRole('status').textContent).toBe('Reconnecting… New messages may come late.');
  act(() => setLiveStatus('on'));
  await later(0);
  expect(screen.getByRole('status').textContent).toBe('');
});
