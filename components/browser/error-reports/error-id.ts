import { randomHex } from '@/lib/platform/crypto/random-hex';

/** A new id for an error, shown on the screen and logged. */
export const newErrorId = () => randomHex(8);
