import { useEffect, useState } from 'react';

const minute = 60_000;

/** The present to the minute, beginning with the moment the server rendered the page at (as in JSON). */
export function useNow(rendered: string): Date {
  const [now, setNow] = useState(() => new Date(rendered));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
