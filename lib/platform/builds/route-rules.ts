import type { RouteRules } from './schema';

/** Redirects: the correct spelling leads to the page's real, misspelt address (spec §2). */
export const routeRules = {
  static: { '/personal-data-processing': { redirect: '/personal-data-proccessing' } },
  wildcard: {},
  dynamic: {},
} satisfies RouteRules;

/** Origins of other sites that a rule may redirect to. */
export const allowedSites: readonly string[] = [];
