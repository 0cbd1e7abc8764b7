import { describe, expect, it } from '@jest/globals';
import {
  movedTo,
  opened,
  withChanges,
  withMessage,
  withNewer,
  withOlder,
} from '@/components/chat/conversation/timeline';
import { conversation, message } from '@/tests/support/chat-views';

const seqs = ({ messages }: { messages: readonly { seq: number }[] }) => messages.map(({ seq }) => seq);
const start = opened(conversation({ messages: [message(5), message(6)], more: true, version: 6 }));

describe('the loaded stretch of a conversation', () => {
  it('grows backwards until there is nothing older, and says so', () => {
    const grown = withOlder(start, { page: { messages: [message(3), message(4)], more: false }, from: 5 });
    expect(seqs(grown)).toEqual([3, 4, 5, 6]);
    expect(grown).toMatchObject({ hasOlder: false, grewAt: 'start' });
  });

  it('takes new messages and changes of known ones, and moves its cursor', () => {
    const changed = withChanges(start, [message(7), { ...message(5, 8), text: 'другое' }]);
    expect(seqs(changed)).toEqual([5, 6, 7]);
    expect(changed.messages[0]?.text).toBe('другое');
    expect(changed.version).toBe(8);
  });

  it('leaves out changes of what is older than it', () => {
    const changed = withChanges(start, [message(2, 9)]);
    expect(seqs(changed)).toEqual([5, 6]);
    expect(changed.version).toBe(9);
  });

  it('does not move its cursor for its own message: others may have come before it', () => {
    const sent = withMessage(start, message(9));
    expect(seqs(sent)).toEqual([5, 6, 9]);
    expect(sent.version).toBe(6);
    expect(seqs(withChanges(sent, [message(8), message(9)]))).toEqual([5, 6, 8, 9]);
  });

  it('keeps the later of two versions, whichever comes first', () => {
    const late = withChanges(start, [{ ...message(5, 10), text: 'новое' }]);
    expect(withMessage(late, { ...message(5, 7), text: 'старое' }).messages[0]?.text).toBe('новое');
  });

  it('after a jump into the past takes nothing from beyond the gap, until it has grown there', () => {
    const past = movedTo(start, { messages: [message(1), message(2)], more: false });
    expect(seqs(withChanges(past, [message(7)]))).toEqual([1, 2]);
    const page = { messages: [message(3), message(4), message(5), message(6)], more: false };
    const back = withNewer(past, { page, from: 2 });
    expect(seqs(withChanges(back, [message(7)]))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('takes no page that would leave a gap, because the stretch has begun or ended elsewhere since it was asked for', () => {
    const page = { messages: [message(2), message(3)], more: true };
    expect(withOlder(start, { page, from: 4 })).toBe(start);
    expect(withNewer(start, { page, from: 1 })).toBe(start);
  });

  it('of an empty conversation takes the first message', () => {
    expect(seqs(withChanges(opened(conversation({})), [message(1)]))).toEqual([1]);
  });
});
