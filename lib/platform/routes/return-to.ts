import { routes } from './routes';

/** Where to go after signing in: a path of ours with its query, else the given one. */
export function safeReturnTo(
  wanted: string | null | undefined,
  otherwise: string = routes.courses(),
): string {
  if (!wanted?.startsWith('/')) return otherwise;
  const base = 'http://govorim.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  if (url?.origin !== base) return otherwise;
  // Dot segments are gone now and may have left two slashes: a browser would read a host there.
  const target = `${url.pathname}${url.search}`;
  return new URL(target, base).origin === base ? target : otherwise;
}
