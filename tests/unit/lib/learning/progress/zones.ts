/** Every zone the machine knows, and the one that servers like. */
export const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

const hour = 3_600_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall shows: '2026-11-21 03:59'. */
export function wallClock(moment: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** The hours around which a zone changes its clocks in a year, found by looking at the wall every hour of a day. */
export function changesOfClocks(timeZone: string, year: number): Date[] {
  const shift = (time: number) =>
    Date.parse(`${wallClock(new Date(time), timeZone).replace(' ', 'T')}Z`) - time;
  const start = Date.UTC(year, 0, 1);
  const days = Array.from({ length: 365 }, (_, index) => start + index * 24 * hour);
  return days.filter((day) => shift(day) !== shift(day + 24 * hour)).map((day) => new Date(day));
}
