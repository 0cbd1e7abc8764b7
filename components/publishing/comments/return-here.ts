import { writeOptional, readOptional } from '@/lib/browser/consent';

/* Whoever goes to sign in comes back to where they were about to write, not to the top of the page. */
const place = 'comments-return';

export function noteReturn(key: string): void {
  writeOptional(place, key);
}

/** Whether somebody comes back to these comments; asked again it is no. */
export function takeReturn(key: string): boolean {
  if (readOptional(place) !== key) return false;
  writeOptional(place, null);
  return true;
}
