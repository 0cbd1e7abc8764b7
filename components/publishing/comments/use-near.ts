import { useEffect, useRef, useState } from 'react';
import { whenVisible } from '@/components/ui/when-visible';
import { takeReturn } from './return-here';

/** How far off the screen loading begins: a quick reader is there in a second. */
const ahead = 600;

/** Whether the box has come near the screen, once. Whoever comes back from signing in is brought there at once. */
export function useNear(key: string) {
  const box = useRef<HTMLElement>(null);
  const [near, setNear] = useState<'no' | 'yes' | 'returned'>('no');
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const giveUp = whenVisible(current, ahead, () => setNear((known) => (known === 'no' ? 'yes' : known)));
    const arrival = requestAnimationFrame(() => {
      if (!takeReturn(key)) return;
      current.scrollIntoView();
      setNear('returned');
    });
    return () => {
      giveUp();
      cancelAnimationFrame(arrival);
    };
  }, [key]);
  return { box, near };
}
