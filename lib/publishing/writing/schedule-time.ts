import { dayMs } from '@/lib/platform/time/units';

/*
 * Converts between local time in a time zone and UTC. When clocks go forward, a skipped local time moves by the length
 * of the gap; when they go back, the first of the two instants is used.
 */

/** `local` is a time as in 2026-11-21T10:00, `zone` an IANA name. Null when `local` is not a valid time. */
export function zonedTimeToUtc(zone: string, local: string): Date | null {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const before = offsetMsAt(zone, wanted - dayMs);
  const after = offsetMsAt(zone, wanted + dayMs);
  const fitting = [before, after]
    .map((offset) => wanted - offset)
    .filter((utcMs) => utcMs + offsetMsAt(zone, utcMs) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - before);
}

/** The local time of an instant in a zone, as in 2026-11-21T10:00. */
export function formatInZone(zone: string, instant: Date): string {
  return new Date(instant.getTime() + offsetMsAt(zone, instant.getTime())).toISOString().slice(0, 16);
}

/** The UTC offset of a zone at an instant; positive east of Greenwich. */
function offsetMsAt(zone: string, utcMs: number): number {
  const parts = formatOf(zone).formatToParts(utcMs);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(utcMs / 1000) * 1000;
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
