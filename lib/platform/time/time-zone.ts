import { z } from 'zod';
import { rule } from '@/lib/platform/validation/rule';

/** Letters first: Intl would also take offsets such as '+03:00', which know nothing of summer time. */
const form = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** An IANA name, old ones and UTC among them: what Intl can count by. */
export const timeZone = z.string().refine(isTimeZone, rule('timezone'));

function isTimeZone(name: string): boolean {
  if (!form.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
