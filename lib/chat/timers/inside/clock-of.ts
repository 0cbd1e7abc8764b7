import type { TimerClock } from '@/lib/chat/timers/policy';
import type { TimerRow } from './queries';

/** The clock of a stored timer at its last change. */
export function clockOf({ half, leftMs, isRunning, changedAt }: TimerRow): TimerClock {
  const [first = 0, second = 0] = leftMs;
  return { half: half === 0 ? 0 : 1, leftMs: [first, second], isRunning, atMs: changedAt.getTime() };
}
