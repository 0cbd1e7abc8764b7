import { useLayoutEffect } from 'react';
import { mutate, type Middleware } from 'swr';
import { fetchJson } from '@/lib/browser/api/fetcher';

/*
 * A read that SWR makes belongs to the components that show it, on whatever page they stand: when the last of them is
 * gone, nobody waits for it any more (spec §7: aborted on navigation).
 */
interface Reading {
  readers: number;
  controller: AbortController | null;
}
const readings = new Map<string, Reading>();

/** SWR's fetcher. */
export async function readPath(path: string): Promise<unknown> {
  const reading = readings.get(path);
  if (!reading) return fetchJson(path);
  reading.controller = new AbortController();
  return fetchJson(path, { signal: reading.controller.signal });
}

export const abortLeftReads: Middleware = (useNext) => (key, fetcher, config) => {
  const path = typeof key === 'string' ? key : null;
  // In time for the first read, which SWR makes in a layout effect too.
  useLayoutEffect(() => (path === null ? undefined : enter(path)), [path]);
  return useNext(key, fetcher, config);
};

/** Somebody shows what is read from there. @returns what to do when they no longer do */
export function enter(path: string): () => void {
  const reading = readings.get(path) ?? { readers: 0, controller: null };
  readings.set(path, reading);
  reading.readers += 1;
  return () => {
    reading.readers -= 1;
    // The next page may show the same: its components come in this very turn.
    setTimeout(() => abandon(path, reading));
  };
}

function abandon(path: string, reading: Reading) {
  if (reading.readers > 0 || readings.get(path) !== reading) return;
  readings.delete(path);
  reading.controller?.abort(new DOMException('Nobody waits for this any more.', 'AbortError'));
  // That it was aborted is no failure: whoever comes back to it finds what was there before.
  setTimeout(() => void mutate(path, (data: unknown) => data, { revalidate: false }));
}
