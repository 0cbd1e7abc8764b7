import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CallNote } from '@/components/chat/calls/call-note';
import type { MessageView } from '@/lib/chat/messages/schema';
import { show } from '@/tests/support/components/show';

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
  const message = { mine, at: '2026-01-01T12:00:00.000Z' } as MessageView;
  show(<CallNote message={message} call={{ outcome, seconds: 65 }} name="Вера" />);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
});
