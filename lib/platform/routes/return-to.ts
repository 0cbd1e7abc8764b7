import { routes } from './routes';

/** The page after signing in: `wanted` if it is a path of ours, else `otherwise`. */
export function safeReturnTo(
  wanted: string | null | undefined,
  otherwise: string = routes.courses(),
): string {
  if (!wanted?.startsWith('/')) return otherwise;
  const base = 'http://govorim.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  if (url?.origin !== base) return otherwise;
  // Resolving dot segments may have produced two leading slashes, which a browser would read as a host.
  const target = `${url.pathname}${url.search}`;
  return new URL(target, base).origin === base ? target : otherwise;
}
