/*
 * A day and time on the clock of a zone, as a moment. Where the clock is put forward, a time that is not there is the
 * same time after the gap; where it is put back, the first of the two counts.
 */
const day = 86_400_000;

/** `local` as in 2026-11-21T10:00, `zone` an IANA name. Null for what is no time. */
export function momentIn(zone: string, local: string): Date | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const before = offsetAt(zone, wanted - day);
  const after = offsetAt(zone, wanted + day);
  const fitting = [before, after]
    .map((offset) => wanted - offset)
    .filter((moment) => moment + offsetAt(zone, moment) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - before);
}

/** The other way round: what the clock of a zone shows at a moment, as in 2026-11-21T10:00. */
export function localIn(zone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetAt(zone, moment.getTime())).toISOString().slice(0, 16);
}

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
function offsetAt(zone: string, moment: number): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(zone, format);
  return format;
}
