import { z } from 'zod';
import { rule } from '@/lib/platform/validation/rule';

/** Must begin with a letter: Intl would also accept offsets such as '+03:00', which have no summer time. */
const pattern = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** An IANA time zone that Intl knows, including old names and UTC. */
export const timeZone = z.string().refine(isTimeZone, rule('timezone'));

function isTimeZone(name: string): boolean {
  if (!pattern.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
