import { createHash, randomBytes } from 'node:crypto';
import createMiddleware from 'next-intl/middleware';
import { NextResponse, type NextRequest } from 'next/server';
import { splitLocale, localePrefix } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { isGuarded, isPerRequest, routes } from '@/lib/routes';
import { sessionCookieName } from '@/lib/auth/session-cookie-name';
import { getEnv } from '@/lib/env';
import { themeScript } from '@/lib/theme';

/*
 * Language by path, the sign-in page for guarded pages, and the content security policy. A convenience and a
 * header: who may see a page is decided by the page and its service.
 */
const localise = createMiddleware(routing);
const themeHash = createHash('sha256').update(themeScript).digest('base64');

export default function middleware(request: NextRequest): NextResponse {
  // The front has let only paths through that decode.
  const { locale, path } = splitLocale(decodeURIComponent(request.nextUrl.pathname));
  if (isGuarded(path) && !request.cookies.has(sessionCookieName())) {
    const here = `${request.nextUrl.pathname}${request.nextUrl.search}`;
    return NextResponse.redirect(new URL(`${localePrefix(locale)}${routes.login(here)}`, request.url));
  }
  const nonce = isPerRequest(path) ? randomBytes(16).toString('base64') : null;
  const policy = contentSecurityPolicy(nonce);
  // Next puts the nonce it finds in the request's policy on its own scripts.
  if (nonce !== null) request.headers.set('content-security-policy', policy);
  const response = localise(request);
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Pages rendered per request carry a nonce; cached pages cannot, and allow the inline scripts Next streams them with. */
function contentSecurityPolicy(nonce: string | null): string {
  const isDevelopment = getEnv().APP_ENV === 'development';
  const scripts =
    nonce === null ? "'self' 'unsafe-inline'" : `'nonce-${nonce}' 'sha256-${themeHash}' 'strict-dynamic'`;
  return [
    "default-src 'self'",
    `script-src ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // Radix and dnd-kit position what floats and moves with style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const config = {
  runtime: 'nodejs',
  // Everything but the API, Next's own files and ours in public.
  matcher: ['/((?!api/|_next/|icon\\.svg$|images/).*)'],
};
