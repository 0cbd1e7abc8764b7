import { useState } from 'react';
import { readStored, store } from './browser-storage';

/** A switch that stays as it was left. Only for what is rendered in the browser. */
export function useRemembered(key: string, otherwise: () => boolean): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    const stored = readStored('localStorage', key);
    return stored === null ? otherwise() : stored === 'on';
  });
  const change = (next: boolean) => {
    setOn(next);
    store('localStorage', key, next ? 'on' : 'off');
  };
  return [on, change];
}
