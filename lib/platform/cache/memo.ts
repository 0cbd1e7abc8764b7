import { LRUCache } from 'lru-cache';

interface Options {
  /** Maximum number of entries; the least recently used one is evicted first. */
  max: number;
  ttlMs: number;
  /** The clock, in milliseconds; by default the cache's own. */
  now?: () => number;
}

/**
 * A bounded cache of values that are expensive to make: concurrent callers of a key share one computation, and a failure is
 * not cached.
 */
export function createMemo<T extends string | object>({ max, ttlMs, now }: Options) {
  const made = new LRUCache<string, T, () => Promise<T>>({
    max,
    ttl: ttlMs,
    ...(now && { perf: { now }, ttlResolution: 0 }),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A caller that waits gets its value, even if the entry was evicted meanwhile.
    ignoreFetchAbort: true,
  });
  return (key: string, make: () => Promise<T>): Promise<T> => made.forceFetch(key, { context: make });
}
