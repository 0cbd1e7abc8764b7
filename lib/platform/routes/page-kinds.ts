/*
 * What kind of page an address is. A path here has neither locale prefix nor query.
 */

/** Pages rendered for each request (they read the query or the session); all others are cached. */
const perRequest = [
  /^\/today$/,
  /^\/account$/,
  /^\/admin(\/|$)/,
  /^\/blog\/(search|write)(\/|$)/,
  /^\/courses(\/|$)/,
  /^\/profile\/summary$/,
  /^\/auth\//,
  /^\/unsubscribe$/,
  /^\/kit$/,
];

export function isPerRequest(path: string): boolean {
  return perRequest.some((pattern) => pattern.test(path));
}

/** Pages for members only (spec §2). They are rendered per request; the page itself is the lock. */
const guarded = [
  /^\/account$/,
  /^\/admin(\/(settings|log|teachers|comments|pages(\/[^/]+)?))?$/,
  /^\/blog\/write(\/[^/]+)?$/,
  /^\/courses(\/(appeals|list|placement|plan|review|select|show|teaching(\/(appeals|course))?|words))?$/,
];

export function isGuarded(path: string): boolean {
  return guarded.some((pattern) => pattern.test(path));
}

/** Somebody's profile: what is missing there is a person (spec §8). */
export function isProfile(path: string): boolean {
  return /^\/profile\/\d+(?:-[^/]*)?$/.test(path);
}
