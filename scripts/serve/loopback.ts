import { isIPv6 } from 'node:net';
import type { Env } from '@/lib/platform/env';

export type ListenOptions = Pick<Env, 'HOST' | 'PORT'>;

/** A server that listens on all addresses is reached by loopback. */
const loopbacks: Partial<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL of a path at this process itself. */
export function ownAddress({ HOST, PORT }: ListenOptions, path: string): string {
  const host = loopbacks[HOST] ?? HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}${path}`;
}
