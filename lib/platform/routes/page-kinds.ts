import { memberPages, mixedPages, perRequestPages } from './page-files';

/*
 * Kinds of pages by path, without locale prefix and query.
 */

const perRequest = patternOf(perRequestPages);
const guarded = patternOf(memberPages);
const mixed = patternOf(mixedPages);

/** Pages rendered per request, because they read the query or the session; all others are cached. */
export function isPerRequest(path: string): boolean {
  return perRequest.test(path);
}

/** Pages for members only (spec §2). They are rendered per request, and the page itself checks the access. */
export function isGuarded(path: string): boolean {
  return guarded.test(path);
}

/** Pages that are addressed to somebody who is signed in, also those that show a visitor something else. */
export function isForMembers(path: string): boolean {
  return isGuarded(path) || mixed.test(path);
}

/** Matches the paths of these pages; `parameter` is the expression of a segment such as `[slug]`. */
export function patternOf(pages: readonly string[], parameter = '[^/]+'): RegExp {
  return new RegExp(`^(?:${pages.map((page) => page.replaceAll(/\[\w+\]/gu, parameter)).join('|')})$`, 'u');
}

/** Whether the path is a person's profile (spec §8). */
export function isProfile(path: string): boolean {
  return /^\/profile\/\d+(?:-[^/]*)?$/.test(path);
}
