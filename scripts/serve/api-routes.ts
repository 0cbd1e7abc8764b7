import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { RouteTable } from '@/lib/platform/http-server/entrypoints';

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
    };
  } catch {
    return { routes: [], load: () => undefined };
  }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${buildFolder}/${name}`, 'utf8'));
}
