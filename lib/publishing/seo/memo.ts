interface Limits {
  /** Entries kept; the one asked for longest ago goes first. */
  most: number;
  milliseconds: number;
}

/** Keeps what is costly to make, within limits, and makes each thing once however many ask at a time. */
export function createMemo<T>({ most, milliseconds }: Limits) {
  const kept = new Map<string, { value: Promise<T>; until: number }>();

  function keep(key: string, value: Promise<T>, until: number): Promise<T> {
    kept.delete(key);
    kept.set(key, { value, until });
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  }

  return (key: string, make: () => Promise<T>, now: number): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now) return keep(key, known.value, known.until);
    const value = make();
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return keep(key, value, now + milliseconds);
  };
}
