import { expect, it } from '@jest/globals';
import { put } from '@/components/chat/conversation/outbox';
import { rowsOf } from '@/components/chat/conversation/rows';
import { message } from '@/tests/support/chat-views';

const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
const reading = { unreadAfter: null, dayOf };
const at = (day: number, minute = 0) => new Date(Date.UTC(2026, 0, day, 12, minute)).toISOString();

it('each day begins with its line', () => {
  const rows = rowsOf(
    [message(1, 1, { at: at(1) }), message(2, 2, { at: at(1) }), message(3, 3, { at: at(2) })],
    [],
    reading,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'day', 'message']);
});

it('what one person says within minutes stands together', () => {
  const rows = rowsOf(
    [
      message(1, 1, { at: at(1, 0) }),
      message(2, 2, { at: at(1, 3) }),
      message(3, 3, { at: at(1, 20) }),
      message(4, 4, { at: at(1, 21), mine: true }),
    ],
    [],
    reading,
  );
  const ends = rows.flatMap((row) => (row.kind === 'message' ? [[row.isFirst, row.isLast]] : []));
  expect(ends).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ]);
});

it('the line of new messages stands above the first that was not read, and not above one’s own', () => {
  const kinds = (unreadAfter: number | null) =>
    rowsOf([message(1), message(2, 2, { mine: true }), message(3)], [], { unreadAfter, dayOf }).map(
      ({ kind }) => kind,
    );
  expect(kinds(1)).toEqual(['day', 'message', 'message', 'unread', 'message']);
  expect(kinds(0)).toEqual(['day', 'unread', 'message', 'message', 'message']);
  expect(kinds(null)).not.toContain('unread');
});

it('a message keeps its key when it has arrived, so that nothing jumps', () => {
  const clientId = '11111111-1111-4111-8111-111111111111';
  const before = rowsOf([], put([], { clientId, text: 'раз', reply: null, at: at(1) }), reading);
  const after = rowsOf([message(1, 1, { mine: true, client_id: clientId, at: at(1) })], [], reading);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});
