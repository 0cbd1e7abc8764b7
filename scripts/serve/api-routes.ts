import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { RouteTable } from '@/lib/platform/http-server/entrypoints';
import type { WebHandler, WebHandlers } from '@/lib/platform/http-server/web-handler';

const buildFolder = resolve('.next');
const pageSchema = z.object({ page: z.string(), regex: z.string() });
const routesSchema = z.object({ staticRoutes: z.array(pageSchema), dynamicRoutes: z.array(pageSchema) });
const filesSchema = z.record(z.string(), z.string());
const renderedSchema = z.object({ routes: z.record(z.string(), z.unknown()) });

/** Routes that need Next's own server: it tells NextAuth the host. */
const answeredByNext = new Set(['/api/auth/[...nextauth]']);

/** Reads the API routes from the build's manifests; empty when their format is unknown, so that Next gets all calls. */
export function readApiRoutes(): RouteTable {
  try {
    const { staticRoutes, dynamicRoutes } = routesSchema.parse(read('routes-manifest.json'));
    const files = filesSchema.parse(read('server/app-paths-manifest.json'));
    const { routes: rendered } = renderedSchema.parse(read('prerender-manifest.json'));
    const load = createRequire(`${buildFolder}/server/`);
    return {
      routes: [...staticRoutes, ...dynamicRoutes],
      load: (page) => {
        if (answeredByNext.has(page) || page in rendered) throw new Error(`${page} is answered by Next.`);
        const exported: unknown = load(`./${files[`${page}/route`] ?? ''}`);
        return exported;
      },
      handlers: endpointsOf,
    };
  } catch {
    return { routes: [], load: () => undefined };
  }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${buildFolder}/${name}`, 'utf8'));
}

/** The exports of a route's own file, within what Next has compiled it to. */
const compiledSchema = z.object({ routeModule: z.object({ userland: z.record(z.string(), z.unknown()) }) });

/**
 * The handlers that `endpoint` (lib/people/door) has made, which carry their rules: they handle their own failures, and need
 * nothing of Next, neither headers nor a cache. Undefined when the exports have another form.
 */
function endpointsOf(exported: unknown): WebHandlers | undefined {
  try {
    const { data } = compiledSchema.safeParse(exported);
    return Object.fromEntries(Object.entries(data?.routeModule.userland ?? {}).filter(isEndpoint));
  } catch {
    // A module with a top-level await; its entrypoint awaits it.
    return undefined;
  }
}

function isEndpoint(entry: [string, unknown]): entry is [string, WebHandler] {
  return typeof entry[1] === 'function' && 'rules' in entry[1];
}
