import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from './when-idle';
import { whenVisible } from './when-visible';

const marginPx = 200;

/**
 * Loads a value when its place comes near the viewport and the browser is idle; null until
 * then, and for ever if it cannot be loaded, so the placeholder must be sufficient.
 */
export function useOnDemand<T>(place: RefObject<HTMLElement | null>, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return whenVisible(element, marginPx, () =>
      whenIdle(() => void load().then((value) => setLoaded({ value }), ignore)),
    );
    // `load` must not change during the life of the place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);
  return loaded && loaded.value;
}

const ignore = () => undefined;
