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
import { getEnv, type Env } from '@/lib/platform/env';
import { liveConfigOf } from '@/lib/platform/realtime/live-server';
import { firstPaintScript } from '@/lib/browser/first-paint';
import { earlyIntlScript } from '@/lib/browser/intl-polyfill/early-script';
import { languageOfferScript } from '@/lib/browser/language-offer';
import { getSettings } from '@/lib/people/settings/service';
import { createVersionGate, isGated } from '@/lib/platform/builds/version-gate';

/*
 * The locale by path, the version gate, redirects, the sign-in page for guarded pages, and the content security policy.
 * Its redirect to the sign-in page is a convenience: the page and its service decide who may see it.
 */
const localise = createMiddleware(routing);
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** Hashes of the site's own inline scripts, the same on every page. */
const inlineHashes = [firstPaintScript, languageOfferScript].map(hashOf).join(' ');

/** As everywhere (lib/platform/http-server/inside/security-headers.ts), but for calls and voice notes. */
const chatPermissions =
  'camera=(self), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()';

const isClosed = createVersionGate(async () => (await getSettings())['site.frontend_version']);

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  // The HTTP server has refused paths that cannot be decoded.
  const { locale, path } = splitLocale(decodeURIComponent(request.nextUrl.pathname));
  const screen = screenOf(request.headers);
  if (screen) return showPage(request, true, () => showScreen(request, `/${locale}${screenPaths[screen]}`));
  if (isGated(path) && (await isClosed())) return redirectTo(request, `${localePrefix(locale)}/503`);
  if (path === '/' && isForToday(request))
    return showPage(request, true, () => showScreen(request, `/${locale}/today`));
  return (
    findRedirectFor(request, locale, path) ?? showPage(request, isPerRequest(path), () => localise(request))
  );
}

/** The redirect of an address that has moved or is for members only; undefined for any other. */
function findRedirectFor(request: NextRequest, locale: Locale, path: string): NextResponse | undefined {
  const prefix = localePrefix(locale);
  const moved = findRedirect(routeRules, path, allowedSites);
  if (moved?.kind === 'external') return NextResponse.redirect(moved.url, 308);
  if (moved) return NextResponse.redirect(new URL(`${prefix}${moved.path}`, request.url), 308);
  if (!isGuarded(path) || request.cookies.has(sessionCookieName())) return undefined;
  const here = `${request.nextUrl.pathname}${request.nextUrl.search}`;
  return redirectTo(request, `${prefix}${routes.login(here)}`);
}

/** With a session cookie `/` shows the page of today, and `/?tour` the home page; the page itself verifies the session. */
function isForToday(request: NextRequest): boolean {
  return request.cookies.has(sessionCookieName()) && !request.nextUrl.searchParams.has('tour');
}

function redirectTo(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.url));
}

function showScreen(request: NextRequest, path: string): NextResponse {
  return NextResponse.rewrite(new URL(path, request.url), { request: { headers: request.headers } });
}

function showPage(request: NextRequest, perRequest: boolean, show: () => NextResponse): NextResponse {
  const nonce = perRequest ? randomBytes(16).toString('base64') : null;
  const { locale, path } = splitLocale(decodeURIComponent(request.nextUrl.pathname));
  const policy = contentSecurityPolicy(nonce, locale);
  // Next puts the nonce of the request's policy on its own scripts.
  if (nonce !== null) request.headers.set('content-security-policy', policy);
  const response = show();
  response.headers.set('content-security-policy', policy);
  if (path === routes.chat()) response.headers.set('permissions-policy', chatPermissions);
  return response;
}

/** Pages rendered per request carry a nonce; cached pages cannot, and allow the inline scripts of Next's stream. */
function contentSecurityPolicy(nonce: string | null, locale: Locale): string {
  const isDevelopment = getEnv().APP_ENV === 'development';
  const intl = earlyIntlScript(locale);
  const hashes = intl === undefined ? inlineHashes : `${inlineHashes} ${hashOf(intl)}`;
  const scripts = nonce === null ? "'self' 'unsafe-inline'" : `'nonce-${nonce}' ${hashes} 'strict-dynamic'`;
  return [
    "default-src 'self'",
    `script-src ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // Radix and dnd-kit position floating and moving elements by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A voice note is listened to before it is sent.
    "media-src 'self' blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${liveSource(getEnv())}`,
    // The workers that show messages (public/push-worker.js) and encode voice notes.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where live events come from when it is not this site. */
function liveSource(env: Env): string {
  const live = liveConfigOf(env);
  return live?.host ? ` ${live.tls ? 'wss' : 'ws'}://${live.host}:${live.port}` : '';
}

export const config = {
  runtime: 'nodejs',
  // Every path but those of the API, Next's files and the site's files, as in lib/platform/http-server/inside/client-kind.ts.
  matcher: [
    '/((?!api/|_next/|builds/|feeds/|og/|sitemaps/|(?:icon\\.svg|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|push-worker\\.js)$|images/).*)',
  ],
};
