import { keepComfort, readComfort } from '@/lib/browser/consent';

/* Whoever goes to sign in comes back to where they were about to write, not to the top of the page. */
const place = 'comments-return';

export function noteReturn(key: string): void {
  keepComfort(place, key);
}

/** Whether somebody comes back to these comments; asked again it is no. */
export function takeReturn(key: string): boolean {
  if (readComfort(place) !== key) return false;
  keepComfort(place, null);
  return true;
}
