import { useState } from 'react';
import { keepComfort, readComfort, type ComfortKey } from '@/lib/browser/consent';

/** A switch that stays as it was left. Only for what is rendered in the browser. */
export function useRemembered(key: ComfortKey, otherwise: () => boolean): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    const stored = readComfort(key);
    return stored === null ? otherwise() : stored === 'on';
  });
  const change = (next: boolean) => {
    setOn(next);
    keepComfort(key, next ? 'on' : 'off');
  };
  return [on, change];
}
