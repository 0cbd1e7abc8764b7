import { expect, it } from '@jest/globals';
import { isCounted } from '@/components/browser/realtime/counted';

const message = { from_id: 7, to_id: 3, seq: 1 };
const reader = { userId: 3, isReading: () => false };

it.each([
  ['of somebody else is counted', message, reader, true],
  ['of one’s own, in another tab, is not', { ...message, from_id: 3, to_id: 7 }, reader, false],
  ['of somebody who was muted is not', { ...message, quiet: true as const }, reader, false],
  ['that is read at once is not', message, { ...reader, isReading: (id: number) => id === 7 }, false],
  [
    'while another conversation is open is counted',
    message,
    { ...reader, isReading: (id: number) => id === 8 },
    true,
  ],
])('spec §4: a message %s', (_, data, who, counted) => {
  expect(isCounted(data, who)).toBe(counted);
});
