import { useState } from 'react';
import { writeOptional, readOptional, type OptionalKey } from '@/lib/browser/consent';

/** A boolean setting kept in the browser's storage. Only for components that are rendered in the browser. */
export function useRemembered(key: OptionalKey, otherwise: () => boolean): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    const stored = readOptional(key);
    return stored === null ? otherwise() : stored === 'on';
  });
  const change = (next: boolean) => {
    setOn(next);
    writeOptional(key, next ? 'on' : 'off');
  };
  return [on, change];
}
