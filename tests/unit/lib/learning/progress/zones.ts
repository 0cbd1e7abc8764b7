import { sample } from '@/tests/support/depth';

/** What is odd about a zone: a shift of half an hour, of 45 minutes, the far ends of the world, no summer time. */
const odd = [
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Moscow',
];

/** Zones the machine knows (in `npm test` one of eight), those with an oddity, and the one that servers like. */
export const zones = [...sample(Intl.supportedValuesOf('timeZone'), 8), ...odd, 'UTC'];

const hour = 3_600_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall shows: '2026-11-21 03:59'. */
export function wallClock(instant: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(instant);
}

/** The hours around which a zone changes its clocks in a year, found by looking at the wall every hour of a day. */
export function changesOfClocks(timeZone: string, year: number): Date[] {
  const shift = (time: number) =>
    Date.parse(`${wallClock(new Date(time), timeZone).replace(' ', 'T')}Z`) - time;
  const start = Date.UTC(year, 0, 1);
  const days = Array.from({ length: 365 }, (_, index) => start + index * 24 * hour);
  return days.filter((day) => shift(day) !== shift(day + 24 * hour)).map((day) => new Date(day));
}
