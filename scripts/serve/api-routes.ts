import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { RouteTable } from '@/lib/platform/http-server/entrypoints';

const built = resolve('.next');
const pageSchema = z.object({ page: z.string(), regex: z.string() });
const routesSchema = z.object({ staticRoutes: z.array(pageSchema), dynamicRoutes: z.array(pageSchema) });
const filesSchema = z.record(z.string(), z.string());
const renderedSchema = z.object({ routes: z.record(z.string(), z.unknown()) });

/** Next revalidates by its own server; NextAuth is told by it at which host it stands. */
const nexts = new Set(['/api/cache', '/api/auth/[...nextauth]']);

/** The routes of the API by the build's manifests; none where these are not as we know them: then Next gets all calls. */
export function readApiRoutes(): RouteTable {
  try {
    const { staticRoutes, dynamicRoutes } = routesSchema.parse(read('routes-manifest.json'));
    const files = filesSchema.parse(read('server/app-paths-manifest.json'));
    const { routes: rendered } = renderedSchema.parse(read('prerender-manifest.json'));
    const load = createRequire(`${built}/server/`);
    return {
      routes: [...staticRoutes, ...dynamicRoutes],
      load: (page) => {
        if (nexts.has(page) || page in rendered) throw new Error(`${page} is answered by Next.`);
        const exported: unknown = load(`./${files[`${page}/route`] ?? ''}`);
        return exported;
      },
    };
  } catch {
    return { routes: [], load: () => undefined };
  }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${built}/${name}`, 'utf8'));
}
