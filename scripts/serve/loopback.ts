import { isIPv6 } from 'node:net';
import type { Env } from '@/lib/platform/env';

export type Listens = Pick<Env, 'HOST' | 'PORT'>;

/** Where this process hears itself. */
export function ownAddress({ HOST, PORT }: Listens, path: string): string {
  return `http://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${PORT}${path}`;
}
