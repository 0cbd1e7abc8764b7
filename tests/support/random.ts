import { createHash } from 'node:crypto';

/** A seeded random generator of numbers in [0, 1). */
export function randomFrom(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
}
