import { randomHex } from '@/lib/platform/crypto/random-hex';

/** What an error is called, on the screen and in the log. */
export const newErrorId = () => randomHex(8);
