import type { FieldFault } from '@/lib/platform/errors';

interface Bound {
  origin: string;
  inclusive?: boolean;
  exact?: boolean;
}

/** min, max, size, gt and lt, each for text, numbers, files and lists (spec §5); for a date, before and after. */
export function boundRule(side: 'min' | 'max', limit: number | bigint, bound: Bound): FieldFault {
  const isExclusive = bound.inclusive === false;
  if (bound.origin === 'date') return dateRule(side, Number(limit), isExclusive);
  const family = familyOf(bound.origin);
  const value = measure(family, Number(limit), side === 'min' ? 'ceil' : 'floor');
  if (bound.exact) return { rule: `size.${family}`, values: { size: value } };
  if (side === 'min' && Number(limit) === 1 && family !== 'numeric') return { rule: 'required' };
  if (!isExclusive) return { rule: `${side}.${family}`, values: { [side]: value } };
  return { rule: `${side === 'min' ? 'gt' : 'lt'}.${family}`, values: { value } };
}

type Family = 'string' | 'numeric' | 'file' | 'array';
const families = new Map<string, Family>([
  ['string', 'string'],
  ['file', 'file'],
  ['array', 'array'],
  ['set', 'array'],
  ['map', 'array'],
]);
const familyOf = (origin: string): Family => families.get(origin) ?? 'numeric';

/** Zod measures files in bytes, the messages in kilobytes; rounded so that a file of the named size is accepted. */
function measure(family: Family, limit: number, direction: 'ceil' | 'floor'): number {
  return family === 'file' ? Math[direction](limit / 1024) : limit;
}

function dateRule(side: 'min' | 'max', limit: number, isExclusive: boolean): FieldFault {
  const direction = side === 'min' ? 'after' : 'before';
  const date = new Date(limit).toISOString().slice(0, 10);
  return { rule: isExclusive ? direction : `${direction}_or_equal`, values: { date } };
}
