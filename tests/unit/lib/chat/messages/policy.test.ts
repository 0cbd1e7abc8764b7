import { expect, it } from '@jest/globals';
import { canDelete, canEdit, countLinks } from '@/lib/chat/messages/policy';
import { hourMs, minuteMs } from '@/lib/platform/time/units';

const at = '2026-01-01T12:00:00.000Z';
const sent = { mine: true, kind: 'text', at, is_deleted: false } as const;
const after = (ms: number) => Date.parse(at) + ms;

it.each([
  ['a quarter of an hour', 15 * minuteMs - 1, true, true],
  ['more', 15 * minuteMs, false, true],
  ['a day', 24 * hourMs, false, false],
])('after %s a message may be changed or taken back', (_, ms, edit, erase) => {
  expect([canEdit(sent, after(ms)), canDelete(sent, after(ms))]).toEqual([edit, erase]);
});

it.each(['voice', 'note'] as const)(
  'of a message of kind “%s” nothing is changed, but it may be taken back',
  (kind) => {
    expect([canEdit({ ...sent, kind }, after(0)), canDelete({ ...sent, kind }, after(0))]).toEqual([
      false,
      true,
    ]);
  },
);

it('nobody touches what is another’s, or gone', () => {
  for (const other of [
    { ...sent, mine: false },
    { ...sent, is_deleted: true },
  ])
    expect([canEdit(other, after(0)), canDelete(other, after(0))]).toEqual([false, false]);
});

it.each([
  ['https://a.example http://b.example www.c.example', 3],
  ['без ссылок: a.example', 0],
])('%j has %d links', (text, count) => expect(countLinks(text)).toBe(count));
