type Area = 'localStorage' | 'sessionStorage';

/* Storage may be full, forbidden or absent: then nothing is remembered, and nothing breaks. */

export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** `null` forgets. */
export function store(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Nothing to be done, and nothing lost but the memory.
  }
}
