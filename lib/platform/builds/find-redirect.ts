import type { RouteRules } from './schema';

export type Redirect = { kind: 'internal'; path: string } | { kind: 'external'; url: string };

/**
 * The redirect of a path (without locale prefix and query); null when no rule matches,
 * or the rule's target is neither a path of ours nor on an allowed site (origin).
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

/** The rule of the exact path, else of the longest prefix. */
function ruleFor(rules: RouteRules, path: string): { redirect?: string | undefined } | undefined {
  if (Object.hasOwn(rules.static, path)) return rules.static[path];
  const prefixes = Object.keys(rules.wildcard).filter((each) => path === each || path.startsWith(`${each}/`));
  const [rulePrefix] = prefixes.sort((a, b) => b.length - a.length);
  return rulePrefix === undefined ? undefined : rules.wildcard[rulePrefix];
}

const base = 'https://govorim.invalid';

/** Browsers read '//' and '/\' as the start of a host. */
function isOwnPath(target: string): boolean {
  return target.startsWith('/') && URL.canParse(target, base) && new URL(target, base).origin === base;
}

function isAllowed(target: string, allowedSites: readonly string[]): boolean {
  if (!URL.canParse(target)) return false;
  const { protocol, origin } = new URL(target);
  return protocol === 'https:' && allowedSites.includes(origin);
}
