import { useLayoutEffect } from 'react';
import { mutate, type Middleware } from 'swr';
import { fetchJson } from '@/lib/browser/api/fetcher';

/*
 * A read by SWR belongs to the components that use it, on any page: when the last of them is
 * unmounted, it is aborted (spec §7: aborted on navigation).
 */
interface ActiveRead {
  readers: number;
  controller: AbortController | null;
}
const activeReads = new Map<string, ActiveRead>();

/** SWR's fetcher. */
export async function readPath(path: string): Promise<unknown> {
  const reading = activeReads.get(path);
  if (!reading) return fetchJson(path);
  reading.controller = new AbortController();
  return fetchJson(path, { signal: reading.controller.signal });
}

export const abortLeftReads: Middleware = (useNext) => (key, fetcher, config) => {
  const path = typeof key === 'string' ? key : null;
  // A layout effect, because SWR starts the first read in one too.
  useLayoutEffect(() => (path === null ? undefined : addReader(path)), [path]);
  return useNext(key, fetcher, config);
};

/**
 * Registers a component that uses the path. @returns a function that unregisters it
 * @public for tests, which render nothing
 */
export function addReader(path: string): () => void {
  const reading = activeReads.get(path) ?? { readers: 0, controller: null };
  activeReads.set(path, reading);
  reading.readers += 1;
  return () => {
    reading.readers -= 1;
    // Deferred, because components of the next page may use the same path: they mount in the same task.
    setTimeout(() => abortUnread(path, reading));
  };
}

function abortUnread(path: string, reading: ActiveRead) {
  if (reading.readers > 0 || activeReads.get(path) !== reading) return;
  activeReads.delete(path);
  reading.controller?.abort(new DOMException('Nobody waits for this any more.', 'AbortError'));
  // Clears SWR's error, because an abort is no failure: a later use shows the former data.
  setTimeout(() => void mutate(path, (data: unknown) => data, { revalidate: false }));
}
