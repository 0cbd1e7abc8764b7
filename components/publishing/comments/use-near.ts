import { useEffect, useRef, useState } from 'react';
import { whenVisible } from '@/components/ui/when-visible';
import { consumeReturn } from './return-mark';

/** Loading begins when the section is this far below the screen. */
const aheadPx = 600;

/** Whether the section has come near the screen. A reader who returns from signing in is scrolled to it. */
export function useNear(key: string) {
  const box = useRef<HTMLElement>(null);
  const [near, setNear] = useState<'no' | 'yes' | 'returned'>('no');
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const stopWatching = whenVisible(current, aheadPx, () =>
      setNear((known) => (known === 'no' ? 'yes' : known)),
    );
    const arrival = requestAnimationFrame(() => {
      if (!consumeReturn(key)) return;
      current.scrollIntoView();
      setNear('returned');
    });
    return () => {
      stopWatching();
      cancelAnimationFrame(arrival);
    };
  }, [key]);
  return { box, near };
}
