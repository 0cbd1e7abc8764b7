import { createHash } from 'node:crypto';

/** Numbers from 0 up to, never including, 1: the same for the same seed. */
export function randomFrom(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
}
