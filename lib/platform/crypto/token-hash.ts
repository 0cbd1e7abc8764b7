import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getEnv } from '@/lib/platform/env';

/** 32 random bytes, safe in an address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A value only this site can make, for one purpose; 43 characters, safe in an address. */
export const sign = (purpose: string, value: string) =>
  createHmac('sha256', getEnv().AUTH_SECRET).update(`${purpose}\n${value}`).digest('base64url');

/** Whether a signature is the one this site makes. */
export function isSigned(purpose: string, value: string, signature: string): boolean {
  const own = Buffer.from(sign(purpose, value));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given);
}
