/**
 * The order in which to show `texts`: a permutation of their positions, the same for the same seed.
 *
 * It starts from the alphabetical order, not from the stored one: whoever guesses the seed and undoes the
 * shuffle learns the alphabet and nothing about which answer the author wrote first.
 */
export function shuffledOrder(texts: readonly string[], seed: string): number[] {
  const order = texts.map((_, position) => position).sort((a, b) => compare(texts[a], texts[b]));
  const next = randomFrom(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(next() * (last + 1));
    const [moved = last, kept = chosen] = [order[chosen], order[last]];
    order[last] = moved;
    order[chosen] = kept;
  }
  return order;
}

/** Compares by code unit, so that the order does not depend on the server's locale. */
function compare(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The generator mulberry32, seeded with a hash; numbers in [0, 1). */
function randomFrom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a with the finaliser of murmur3, so that seeds that differ in one letter give unrelated numbers. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
