import { z } from 'zod';

/*
 * The metadata of a build (spec §7): `GET /builds/latest.json` and `GET /builds/meta/{id}.json`.
 */
const buildId = z.string().regex(/^[\w-]{1,64}$/);

/** `redirect`: a path of ours without locale prefix, or a whole https address. */
const routeRule = z.object({ redirect: z.string().optional() });
const rules = z.record(z.string(), routeRule);

export const latestBuild = z.object({
  id: buildId,
  /** Milliseconds since 1970: when it was built. */
  timestamp: z.number().int(),
});
export type LatestBuild = z.infer<typeof latestBuild>;

export const buildMeta = latestBuild.extend({
  matcher: z.object({
    /** By exact path. */
    static: rules,
    /** By prefix: '/old' matches every path below it. */
    wildcard: rules,
    /** By pattern; we have none. */
    dynamic: rules,
  }),
  /** Paths with prerendered data files; we have none. */
  prerendered: z.array(z.string()),
});
export type BuildMeta = z.infer<typeof buildMeta>;
export type RouteRules = BuildMeta['matcher'];
