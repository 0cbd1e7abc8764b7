import { createHash, randomBytes } from 'node:crypto';
import createMiddleware from 'next-intl/middleware';
import { NextResponse, type NextRequest } from 'next/server';
import { findRedirect } from '@/lib/platform/builds/find-redirect';
import { allowedSites, routeRules } from '@/lib/platform/builds/route-rules';
import { screenOf, screenPaths } from '@/lib/platform/routes/error-screens';
import { splitLocale, localePrefix, type Locale } from '@/lib/platform/i18n/locales';
import { routing } from '@/lib/platform/i18n/routing';
import { isGuarded, isPerRequest } from '@/lib/platform/routes/page-kinds';
import { routes } from '@/lib/platform/routes/routes';
import { sessionCookieName } from '@/lib/people/auth/session-cookie-name';
import { getEnv } from '@/lib/platform/env';
import { firstPaintScript } from '@/lib/browser/first-paint';
import { languageOfferScript } from '@/lib/browser/language-offer';
import { getSettings } from '@/lib/people/settings/service';
import { createVersionGate, isGated } from '@/lib/platform/builds/version-gate';

/*
 * Language by path, the version gate, addresses that lead to others, the sign-in page for guarded pages, and the
 * content security policy. A convenience and a header: who may see a page is decided by the page and its service.
 */
const localise = createMiddleware(routing);
/** Our own inline scripts, the same on every page. */
const inlineHashes = [firstPaintScript, languageOfferScript]
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');

const isClosed = createVersionGate(async () => (await getSettings())['site.frontend_version']);

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  // The front has let only paths through that decode.
  const { locale, path } = splitLocale(decodeURIComponent(request.nextUrl.pathname));
  const screen = screenOf(request.headers);
  if (screen) return showPage(request, true, () => showScreen(request, `/${locale}${screenPaths[screen]}`));
  if (isGated(path) && (await isClosed())) return leadTo(request, `${localePrefix(locale)}/503`);
  if (path === '/' && isForToday(request))
    return showPage(request, true, () => showScreen(request, `/${locale}/today`));
  return leadOn(request, locale, path) ?? showPage(request, isPerRequest(path), () => localise(request));
}

/** Elsewhere, when this address has moved or is for members only. */
function leadOn(request: NextRequest, locale: Locale, path: string): NextResponse | undefined {
  const prefix = localePrefix(locale);
  const moved = findRedirect(routeRules, path, allowedSites);
  if (moved?.kind === 'external') return NextResponse.redirect(moved.url, 308);
  if (moved) return NextResponse.redirect(new URL(`${prefix}${moved.path}`, request.url), 308);
  if (!isGuarded(path) || request.cookies.has(sessionCookieName())) return undefined;
  const here = `${request.nextUrl.pathname}${request.nextUrl.search}`;
  return leadTo(request, `${prefix}${routes.login(here)}`);
}

/** Whoever may be signed in finds today's page at `/`, and the home page at `/?tour`; the page itself looks who it is. */
function isForToday(request: NextRequest): boolean {
  return request.cookies.has(sessionCookieName()) && !request.nextUrl.searchParams.has('tour');
}

function leadTo(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.url));
}

function showScreen(request: NextRequest, path: string): NextResponse {
  return NextResponse.rewrite(new URL(path, request.url), { request: { headers: request.headers } });
}

function showPage(request: NextRequest, perRequest: boolean, show: () => NextResponse): NextResponse {
  const nonce = perRequest ? randomBytes(16).toString('base64') : null;
  const policy = contentSecurityPolicy(nonce);
  // Next puts the nonce it finds in the request's policy on its own scripts.
  if (nonce !== null) request.headers.set('content-security-policy', policy);
  const response = show();
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Pages rendered per request carry a nonce; cached pages cannot, and allow the inline scripts Next streams them with. */
function contentSecurityPolicy(nonce: string | null): string {
  const isDevelopment = getEnv().APP_ENV === 'development';
  const scripts =
    nonce === null ? "'self' 'unsafe-inline'" : `'nonce-${nonce}' ${inlineHashes} 'strict-dynamic'`;
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
  // Everything but the API, Next's own files and ours; the front's lib/platform/http-server/inside/asker.ts says the same.
  matcher: [
    '/((?!api/|_next/|builds/|feeds/|og/|sitemaps/|(?:icon\\.svg|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)$|images/).*)',
  ],
};
