import { useEffect, useState } from 'react';

/** Whoever has looked at a text for so long reads it. */
const readingAfter = 5000;

/** Tells the server that the page was really on the screen for a while, and knows the count it answers. */
export function useReads(slug: string, known: number): number {
  const [reads, setReads] = useState(known);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stayed = () => {
      document.removeEventListener('visibilitychange', watch);
      // A read that is not counted is nobody's trouble.
      tell(slug, leaving.signal).then(setReads, () => undefined);
    };
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(stayed, readingAfter);
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

/** Fetched then: nobody needs it to read. */
async function tell(slug: string, signal: AbortSignal): Promise<number> {
  const { countRead } = await import('./count-read');
  return countRead(slug, signal);
}
