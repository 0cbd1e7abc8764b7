import type { RouteRules } from './schema';

/** Addresses that lead to others: the right spelling to the real, misspelt one (spec §2). */
export const routeRules = {
  static: { '/personal-data-processing': { redirect: '/personal-data-proccessing' } },
  wildcard: {},
  dynamic: {},
} satisfies RouteRules;

/** Sites of others that a rule may lead to. */
export const allowedSites: readonly string[] = [];
