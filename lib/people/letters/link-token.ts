import 'server-only';
import { isSigned, newToken, sign } from '@/lib/platform/crypto/token-hash';

/*
 * The token of a link in a letter: 32 random bytes, whose account it is for, and our signature. Whoever holds one
 * was sent it by us, so it may be told what became of the account.
 */
const shape = /^([\w-]{43}\.(\d{1,10}))\.([\w-]{43})$/u;
const purpose = 'letter link';

export function newLinkToken(userId: number): string {
  const value = `${newToken()}.${userId}`;
  return `${value}.${sign(purpose, value)}`;
}

/** Whose account it is for; null when it is none of ours. */
export function readLinkToken(token: string): { userId: number } | null {
  const [, value, userId, signature] = shape.exec(token) ?? [];
  if (value === undefined || signature === undefined) return null;
  return isSigned(purpose, value, signature) ? { userId: Number(userId) } : null;
}
