import 'server-only';
import { isSigned, sign } from '@/lib/platform/crypto/token-hash';

/*
 * A refresh token names its session and how often the session was refreshed, and is signed: its successor
 * can be made again for a retry without any token being stored.
 */
const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/u;

export function refreshTokenOf(session: string, generation: number): string {
  const name = `${session}.${generation}`;
  return `${name}.${sign('refresh', name)}`;
}

/** Null when it is none of ours. */
export function readRefreshToken(token: string): { session: string; generation: number } | null {
  const [, session, generation, signature] = shape.exec(token) ?? [];
  if (session === undefined || signature === undefined) return null;
  if (!isSigned('refresh', `${session}.${generation}`, signature)) return null;
  return { session, generation: Number(generation) };
}
