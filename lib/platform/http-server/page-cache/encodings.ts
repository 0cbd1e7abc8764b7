import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Content encodings of a page, the preferred one first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers. */
const acceptable = new LRUCache<string, readonly Encoding[]>({ max: 100 });

/** The encodings that an Accept-Encoding header allows, the best first; `identity` where it refuses all of them. */
export function acceptableEncodings(header = ''): readonly Encoding[] {
  const known = acceptable.get(header);
  if (known) return known;
  const fresh = negotiate(header);
  acceptable.set(header, fresh);
  return fresh;
}

function negotiate(header: string): readonly Encoding[] {
  // Negotiator does not know that `x-gzip` is the old name of gzip (RFC 9110, 8.4.1.3).
  const headers = { 'accept-encoding': header.toLowerCase().replaceAll('x-gzip', 'gzip') };
  const allowed = new Negotiator({ headers }).encodings([...encodings], { preferred: [...encodings] });
  const ranked = allowed.filter(isEncoding);
  return ranked.length > 0 ? ranked : ['identity'];
}

const isEncoding = (name: string): name is Encoding => encodings.some((encoding) => encoding === name);
