import { isIPv6 } from 'node:net';
import type { Env } from '@/lib/platform/env';

export type ListenOptions = Pick<Env, 'HOST' | 'PORT'>;

/** The URL of a path at this process itself. */
export function ownAddress({ HOST, PORT }: ListenOptions, path: string): string {
  return `http://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${PORT}${path}`;
}
