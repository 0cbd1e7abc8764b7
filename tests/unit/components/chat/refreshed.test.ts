import { expect, it } from '@jest/globals';
import { refreshed } from '@/components/chat/conversation/refreshed';
import type { ConversationView } from '@/lib/chat/messages/schema';

// The boundary: nothing else of a conversation is looked at.
const read = (seq: number | null) => ({ their_read_seq: seq }) as ConversationView;

it.each([
  ['an older answer takes no mark back', 3, 2, 3],
  ['a later answer brings its own', 2, 3, 3],
  ['where none was known the answer counts', null, 2, 2],
  ['who no longer shows what they read has no mark', 3, null, null],
])('what the other one has read: %s', (_, known, now, expected) => {
  expect(refreshed(read(known), read(now)).their_read_seq).toBe(expected);
});
