import type { PageCacheOptions } from '@/lib/platform/http-server/page-cache/page-cache';
import { sessionCookieName } from '@/lib/people/auth/session-cookie-name';
import { makeLoader } from '@/lib/platform/http-server/late-hydration/loader';
import { extractScripts } from '@/lib/platform/http-server/late-hydration/extract-scripts';
import type { Env } from '@/lib/platform/env';
import { splitLocale } from '@/lib/platform/i18n/locales';
import { isShared } from '@/lib/platform/routes/shared-pages';
import { createStylesheets } from './stylesheets';

/** Public files: the build's static files, feeds, generated images, files for search engines. */
const files =
  /^\/(?:_next\/(?:static|late)\/|feeds\/|og\/|sitemaps\/)|^\/(?:robots\.txt|sitemap\.xml|manifest\.webmanifest)$/;

/**
 * Whether the page cache may keep a path, which is given as in the URL, with the locale's prefix. Headers alone let no other
 * page be cached.
 * @public for tests over all addresses
 */
export function isPublic(path: string): boolean {
  if (files.test(path)) return true;
  return isShared(splitLocale(path).path);
}

/**
 * A JavaScript expression for the browser: whether the reader is signed in (lib/browser/first-paint), so that the page
 * hydrates at once.
 */
const isSignedIn = `'known' in document.documentElement.dataset`;

function createSplit() {
  const loader = makeLoader(isSignedIn);
  const styles = createStylesheets();
  return (path: string, html: string) => extractScripts(html, path, loader, styles);
}

export function publicPages({ PAGE_CACHE_BYTES, APP_ORIGIN, LATE_HYDRATION }: Env): PageCacheOptions {
  const session = `${sessionCookieName()}=`;
  return {
    maxBytes: PAGE_CACHE_BYTES,
    origin: APP_ORIGIN,
    isShared: isPublic,
    // Signed-in users get the page of today at `/`; every other public page is the same for all readers.
    ...(LATE_HYDRATION && { split: createSplit() }),
    isPersonal: (path, cookies) => cookies.includes(session) && splitLocale(path).path === '/',
  };
}
