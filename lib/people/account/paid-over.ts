import { offsetMinutes } from '@/lib/platform/time/offset';
import { minuteMs } from '@/lib/platform/time/units';

/** Whether the last day that was paid is over by the person’s own clock. @param paidUntil an ISO date, @param timeZone IANA */
export function isPaidOver(paidUntil: string, timeZone: string, at: Date): boolean {
  const local = new Date(at.getTime() + offsetMinutes(timeZone, at) * minuteMs);
  return local.toISOString().slice(0, 10) > paidUntil;
}
