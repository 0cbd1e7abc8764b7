import type { PageCacheOptions } from '@/lib/platform/http-server/page-cache/page-cache';
import { sessionCookieName } from '@/lib/people/auth/session-cookie-name';
import { makeLoader } from '@/lib/platform/http-server/late-hydration/loader';
import { takeScripts } from '@/lib/platform/http-server/late-hydration/take-scripts';
import type { Env } from '@/lib/platform/env';
import { splitLocale } from '@/lib/platform/i18n/locales';
import { isGuarded, isPerRequest } from '@/lib/platform/routes/page-kinds';
import { createStylesheets } from './stylesheets';

/** Files that are made for everybody: what Next has built, feeds, drawn pictures, what search engines read. */
const files =
  /^\/(?:_next\/(?:static|late)\/|feeds\/|og\/|sitemaps\/)|^\/(?:robots\.txt|sitemap\.xml|manifest\.webmanifest)$/;
/** Home, the blog, editable pages. What is not named here never gets into the cache, whatever it says of itself. */
const pages = /^\/(?:[a-z\d-]+|blog(?:\/[a-z\d-]+){1,4})?$/;

/** What the page cache of the front may keep. `path` as it stands in the address, with the locale's prefix. */
export function isPublic(path: string): boolean {
  if (files.test(path)) return true;
  const { path: inside } = splitLocale(path);
  return pages.test(inside) && !isPerRequest(inside) && !isGuarded(inside);
}

/** In the browser: somebody is known to be signed in (lib/browser/first-paint), who should see it at once. */
const isSignedIn = `'known' in document.documentElement.dataset`;

function lateSplit() {
  const loader = makeLoader(isSignedIn);
  const styles = createStylesheets();
  return (path: string, html: string) => takeScripts(html, path, loader, styles);
}

export function publicPages({ PAGE_CACHE_BYTES, APP_ORIGIN, LATE_HYDRATION }: Env): PageCacheOptions {
  const session = `${sessionCookieName()}=`;
  return {
    bytes: PAGE_CACHE_BYTES,
    origin: APP_ORIGIN,
    isShared: isPublic,
    // Who is signed in is led from the home page to the page of today; every other page is the same for all.
    ...(LATE_HYDRATION && { split: lateSplit() }),
    isOwn: (path, cookies) => cookies.includes(session) && splitLocale(path).path === '/',
  };
}
