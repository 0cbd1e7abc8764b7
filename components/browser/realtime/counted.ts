import type { LiveEvent } from '@/lib/platform/realtime/events';

interface Reader {
  userId: number;
  /** Whether the conversation with a person is open in this tab, at its end. */
  isReading: (person: number) => boolean;
}

/** Whether the number of unread messages rises by one (spec §4): not for one's own, nor for those of somebody who was muted. */
export function isCounted(
  { from_id: from, quiet }: Extract<LiveEvent, { name: 'chat-send' }>['data'],
  { userId, isReading }: Reader,
): boolean {
  return from !== userId && quiet !== true && !isReading(from);
}
