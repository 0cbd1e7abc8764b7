import { secondMs } from '@/lib/platform/time/units';

/** A duration as in a player: “1:05”. */
export function clockTime(ms: number): string {
  const seconds = Math.round(ms / secondMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
