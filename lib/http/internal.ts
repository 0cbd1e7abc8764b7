import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { getEnv } from '@/lib/env';

/** How a process of ours is known to the API: it holds the secret this is made from. */
export const internalHeader = 'x-govorim-internal';

export function internalKey(): string {
  return createHmac('sha256', getEnv().AUTH_SECRET).update('internal calls').digest('hex');
}

export function isOurOwn(key: string | null): boolean {
  const [given, own] = [Buffer.from(key ?? ''), Buffer.from(internalKey())];
  return given.length === own.length && timingSafeEqual(given, own);
}
