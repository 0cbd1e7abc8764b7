import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CallNote } from '@/components/chat/calls/call-note';
import type { MessageView } from '@/lib/chat/messages/schema';
import { conversation } from '@/tests/support/chat-views';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const { person: vera } = conversation({});
type Call = NonNullable<MessageView['call']>;

function showNote(mine: boolean, outcome: Call['outcome'], who: Partial<typeof vera> = {}) {
  const message = { mine, at: '2026-01-01T12:00:00.000Z' } as MessageView;
  const call = { call_id: 3, outcome, seconds: 65 };
  return show(<CallNote message={message} call={call} person={{ ...vera, ...who }} name="Вера" />);
}

it.each([
  [true, 'completed', 'Call, 1:05'],
  [false, 'completed', 'Call, 1:05'],
  [true, 'missed', 'Nobody answered'],
  [false, 'missed', 'Missed call'],
  [true, 'busy', 'Вера was in another call'],
  [false, 'busy', 'Missed call'],
  [true, 'cancelled', 'Call cancelled'],
  [false, 'cancelled', 'Missed call'],
  [false, 'declined', 'Call declined'],
  [true, 'failed', 'Call without a connection'],
] as const)('says of a call (mine: %s, %s): %s', (mine, outcome, text) => {
  showNote(mine, outcome);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
});

it.each([
  [false, 'missed'],
  [false, 'busy'],
  [false, 'cancelled'],
  [false, 'completed'],
  [true, 'completed'],
] as const)('reports the call (mine: %s, %s)', async (mine, outcome) => {
  const calls = serve({ 'PUT /api/reports/call/3': { body: { reported: true } } });
  const { person } = showNote(mine, outcome);
  await person.click(screen.getByRole('button', { name: 'Report Вера' }));
  expect(await screen.findByText(/Calls are not recorded/u)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Report' }));
  expect(sentTo(calls, 'PUT /api/reports/call/3')).toEqual([{ reason: 'spam', message: null }]);
});

it.each([
  ['one’s own that nobody answered', true, 'missed', {}],
  ['one with an account that is gone', false, 'missed', { is_deleted: true }],
] as const)('does not offer to report %s', (_, mine, outcome, who) => {
  showNote(mine, outcome, who);
  expect(screen.queryByRole('button')).toBeNull();
});
