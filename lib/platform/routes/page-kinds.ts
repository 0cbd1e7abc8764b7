import { memberPages, perRequestPages } from './page-files';

/*
 * What kind of page an address is. A path here has neither locale prefix nor query.
 */

const perRequest = patternOf(perRequestPages);
const guarded = patternOf(memberPages);

/** Pages rendered for each request (they read the query or the session); all others are cached. */
export function isPerRequest(path: string): boolean {
  return perRequest.test(path);
}

/** Pages for members only (spec §2). They are rendered per request; the page itself is the lock. */
export function isGuarded(path: string): boolean {
  return guarded.test(path);
}

function patternOf(pages: readonly string[]): RegExp {
  return new RegExp(`^(?:${pages.map((page) => page.replaceAll(/\[\w+\]/gu, '[^/]+')).join('|')})$`, 'u');
}

/** Somebody's profile: what is missing there is a person (spec §8). */
export function isProfile(path: string): boolean {
  return /^\/profile\/\d+(?:-[^/]*)?$/.test(path);
}
