import type { RouteRules } from './schema';

export type Redirect = { kind: 'internal'; path: string } | { kind: 'external'; url: string };

/**
 * Where the rules lead somebody who wants this path (without locale prefix and query); null where they say nothing,
 * or name a place that is neither ours nor among the allowed sites (origins).
 */
export function findRedirect(
  rules: RouteRules,
  path: string,
  allowedSites: readonly string[] = [],
): Redirect | null {
  const target = ruleFor(rules, path)?.redirect;
  if (target === undefined) return null;
  if (isOwnPath(target)) return { kind: 'internal', path: target };
  return isAllowed(target, allowedSites) ? { kind: 'external', url: target } : null;
}

/** The exact path, else the longest beginning. */
function ruleFor(rules: RouteRules, path: string): { redirect?: string | undefined } | undefined {
  if (Object.hasOwn(rules.static, path)) return rules.static[path];
  const beginnings = Object.keys(rules.wildcard).filter(
    (each) => path === each || path.startsWith(`${each}/`),
  );
  const [longest] = beginnings.sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : rules.wildcard[longest];
}

const base = 'https://govorim.invalid';

/** A browser reads '//' and '/\' as the beginning of a host. */
function isOwnPath(target: string): boolean {
  return target.startsWith('/') && URL.canParse(target, base) && new URL(target, base).origin === base;
}

function isAllowed(target: string, allowedSites: readonly string[]): boolean {
  if (!URL.canParse(target)) return false;
  const { protocol, origin } = new URL(target);
  return protocol === 'https:' && allowedSites.includes(origin);
}
