import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from './when-idle';
import { whenNear } from './when-near';

const ahead = 200;

/**
 * Something that is fetched when its place comes near the screen and the browser has nothing better to do; null until
 * then, and for good where it cannot be had: what stands there meanwhile has to do.
 */
export function useOnDemand<T>(place: RefObject<HTMLElement | null>, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return whenNear(element, ahead, () =>
      whenIdle(() => void load().then((value) => setLoaded({ value }), ignore)),
    );
    // What is loaded stays the same for the life of the place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  return loaded && loaded.value;
}

const ignore = () => undefined;
