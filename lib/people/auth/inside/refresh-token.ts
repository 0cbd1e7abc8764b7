import 'server-only';
import { isSigned, sign } from '@/lib/platform/crypto/token-hash';

/*
 * A refresh token contains its session and the session's refresh count, and is signed: its successor
 * can be derived again for a retry without storing a token.
 */
const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/u;

export function refreshTokenOf(session: string, generation: number): string {
  const name = `${session}.${generation}`;
  return `${name}.${sign('refresh', name)}`;
}

/** Null when the signature is not ours. */
export function readRefreshToken(token: string): { session: string; generation: number } | null {
  const [, session, generation, signature] = pattern.exec(token) ?? [];
  if (session === undefined || signature === undefined) return null;
  if (!isSigned('refresh', `${session}.${generation}`, signature)) return null;
  return { session, generation: Number(generation) };
}
