import { isQuiet, type QuietHours } from '@/lib/people/notifications/choices-policy';
import { offsetMinutes } from '@/lib/platform/time/offset';
import { dayMs, hourMs, minuteMs } from '@/lib/platform/time/units';

/** The letter is sent at 9 by the person's clock, or at the first hour after it that is not quiet. */
const letterHour = 9;

interface Waiting {
  timeZone: string;
  quiet: QuietHours;
  waitsSince: Date;
  /** Time of the last letter; null before the first one. */
  mailedAt: Date | null;
}

/** Whether the letter of the day is due: there is one a day, about notifications from before its hour. */
export function isDue({ timeZone, quiet, waitsSince, mailedAt }: Waiting, at: Date): boolean {
  const local = (moment: Date) => moment.getTime() + offsetMinutes(timeZone, moment) * minuteMs;
  const here = local(at);
  const day = Math.floor(here / dayMs);
  const hour = Math.floor((here % dayMs) / hourMs);
  const dueHour = hourOfLetter(quiet);
  if (hour < dueHour || isQuiet(quiet, hour)) return false;
  if (mailedAt && Math.floor(local(mailedAt) / dayMs) >= day) return false;
  return local(waitsSince) < day * dayMs + dueHour * hourMs;
}

function hourOfLetter(quiet: QuietHours): number {
  const hours = Array.from({ length: 24 }, (_, index) => (letterHour + index) % 24);
  return hours.find((hour) => !isQuiet(quiet, hour)) ?? letterHour;
}
