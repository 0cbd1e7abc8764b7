import { LRUCache } from 'lru-cache';

interface Options {
  /** Entries kept; the one asked for longest ago goes first. */
  max: number;
  ttlMs: number;
  /** Milliseconds of some clock. */
  now?: () => number;
}

/** Keeps what is costly to make, within limits, and makes each thing once however many ask at a time. */
export function createMemo<T extends string | object>({ max, ttlMs, now }: Options) {
  const made = new LRUCache<string, T, () => Promise<T>>({
    max,
    ttl: ttlMs,
    ...(now && { perf: { now }, ttlResolution: 0 }),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Whoever waits for something gets it, also when others have taken its place meanwhile.
    ignoreFetchAbort: true,
  });
  return (key: string, make: () => Promise<T>): Promise<T> => made.forceFetch(key, { context: make });
}
