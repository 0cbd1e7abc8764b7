import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useReading } from '@/components/chat/conversation/use-reading';
import { opened, withChanges } from '@/components/chat/conversation/timeline';
import { isReading, isShowing, tellLive } from '@/lib/browser/realtime/live-hub';
import type { MessageView } from '@/lib/chat/messages/schema';
import { conversation, message } from '@/tests/support/chat-views';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const put = 'PUT /api/chat/7/read';
const first = conversation({
  messages: [message(1), message(2, 2, { mine: true })],
  version: 2,
  read_seq: 1,
});
const corrected = message(2, 4, {
  mine: true,
  corrections: [
    {
      mine: false,
      original: '№ 2',
      text: '№ 3',
      reason: null,
      at: '2026-01-01T12:00:00.000Z',
      state: 'open',
      points: null,
    },
  ],
});

/** An open conversation, of which its end is in sight once it was pressed. */
function Open({ changed }: { changed: readonly MessageView[] }) {
  const { isAtEnd, setAtEnd } = useReading(7, first, withChanges(opened(first), changed));
  return (
    <button type="button" onClick={() => setAtEnd(!isAtEnd)}>
      The end
    </button>
  );
}

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  // Another window is being used.
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(() => void jest.restoreAllMocks());
const turn = (to: DocumentVisibilityState) =>
  act(() => {
    visibility = to;
    document.dispatchEvent(new Event('visibilitychange'));
  });

const open = async () => {
  const calls = serve({ [put]: { body: { unread: 0 } }, 'GET /api/settings': { body: {} } });
  const shown = show(<Open changed={[]} />);
  const come = (...changed: MessageView[]) => shown.rerender(<Open changed={changed} />);
  return { ...shown, come, sent: () => sentTo(calls, put) };
};

describe('a page that shows a conversation', () => {
  it('reads what comes to its end, also while another window is used', async () => {
    const { person, come, sent } = await open();
    await person.click(screen.getByRole('button'));
    expect(isReading(7)).toBe(true);
    come(message(3));
    await waitFor(() => expect(sent()).toEqual([{ seq: 3 }]));
  });

  it('reads nothing while it is hidden, and all once it is shown', async () => {
    const { person, come, sent } = await open();
    await person.click(screen.getByRole('button'));
    turn('hidden');
    expect([isReading(7), isShowing(7)]).toEqual([false, false]);
    come(message(3));
    expect(sent()).toEqual([]);
    turn('visible');
    await waitFor(() => expect(sent()).toEqual([{ seq: 3 }]));
  });

  it('reads nothing above which it stands, and shows the conversation until it is left', async () => {
    const { come, sent, unmount } = await open();
    expect([isReading(7), isShowing(7), isShowing(8)]).toEqual([false, true, false]);
    come(message(3));
    turn('visible');
    expect(sent()).toEqual([]);
    unmount();
    expect(isShowing(7)).toBe(false);
  });

  it('says that it shows the conversation when messages below have waited long, unless it is hidden', async () => {
    const { come, sent } = await open();
    const wait = (from: number) => tellLive({ name: 'chat-waiting', data: { from_id: from, to_id: 3 } });
    come(message(3));
    wait(8);
    turn('hidden');
    wait(7);
    expect(sent()).toEqual([]);
    turn('visible');
    expect(sent()).toEqual([]);
    wait(7);
    await waitFor(() => expect(sent()).toEqual([{ seq: 1 }]));
    wait(7);
    await waitFor(() => expect(sent()).toEqual([{ seq: 1 }, { seq: 1 }]));
  });

  it('says once that it shows a correction, wherever it stands', async () => {
    const { come, sent } = await open();
    come(corrected);
    await waitFor(() => expect(sent()).toEqual([{ seq: 1 }]));
    turn('visible');
    expect(sent()).toHaveLength(1);
    come({ ...corrected, version: 5 });
    await waitFor(() => expect(sent()).toEqual([{ seq: 1 }, { seq: 1 }]));
  });

  it('does not say so while it is hidden', async () => {
    const { come, sent } = await open();
    turn('hidden');
    come(corrected);
    expect(sent()).toEqual([]);
    turn('visible');
    await waitFor(() => expect(sent()).toEqual([{ seq: 1 }]));
  });
});
