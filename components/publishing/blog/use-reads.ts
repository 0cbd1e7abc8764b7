import { useEffect, useState } from 'react';

/** A read counts after the page has been visible for this long. */
const minVisibleMs = 5000;

/** Reports a read once the page was visible long enough. @returns the newest known number of reads */
export function useReads(slug: string, known: number): number {
  const [reads, setReads] = useState(known);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stayed = () => {
      document.removeEventListener('visibilitychange', watch);
      // A failed count is ignored.
      tell(slug, leaving.signal).then(setReads, () => undefined);
    };
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(stayed, minVisibleMs);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return () => {
      leaving.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [slug]);
  return reads;
}

/** The code is imported only now, because reading does not need it. */
async function tell(slug: string, signal: AbortSignal): Promise<number> {
  const { countRead } = await import('./count-read');
  return countRead(slug, signal);
}
