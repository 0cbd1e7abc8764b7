import 'server-only';
import { isSigned, newToken, sign } from '@/lib/platform/crypto/token-hash';

/*
 * The token of a link in a letter: 32 random bytes, the account's id, and our signature. A person who has one
 * got it from us, so they may learn that the account was deleted.
 */
const pattern = /^([\w-]{43}\.(\d{1,10}))\.([\w-]{43})$/u;
const purpose = 'letter link';

export function newLinkToken(userId: number): string {
  const value = `${newToken()}.${userId}`;
  return `${value}.${sign(purpose, value)}`;
}

/** The account of a link's token; null when the signature is not ours. */
export function readLinkToken(token: string): { userId: number } | null {
  const [, value, userId, signature] = pattern.exec(token) ?? [];
  if (value === undefined || signature === undefined) return null;
  return isSigned(purpose, value, signature) ? { userId: Number(userId) } : null;
}
