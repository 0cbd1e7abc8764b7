import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getEnv } from '@/lib/platform/env';

/** 32 random bytes, URL-safe. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash of a token as the database stores it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** An HMAC with AUTH_SECRET for one purpose; 43 URL-safe characters. */
export const sign = (purpose: string, value: string) =>
  createHmac('sha256', getEnv().AUTH_SECRET).update(`${purpose}\n${value}`).digest('base64url');

/** Whether a signature is valid, compared in constant time. */
export function isSigned(purpose: string, value: string, signature: string): boolean {
  const own = Buffer.from(sign(purpose, value));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given);
}
