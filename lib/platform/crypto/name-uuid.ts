import { createHash } from 'node:crypto';

/** A UUID derived from a name: the same name gives the same UUID. */
export function nameUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
