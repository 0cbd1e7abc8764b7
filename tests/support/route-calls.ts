import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { endpoint } from '@/lib/people/door/endpoint';

type Route = ReturnType<typeof endpoint>;

export interface RouteCall {
  /** Method and file: 'PATCH settings/route.ts'. */
  name: string;
  method: string;
  handler: Route;
}

/** Every method of every route file under a folder of app/api. */
export async function listCalls(folder: string): Promise<RouteCall[]> {
  const root = join(__dirname, '../../app/api', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .sort();
  const routes = await Promise.all(
    files.map(async (file) => {
      const handlers = (await import(join(root, file))) as Record<string, Route>;
      return Object.entries(handlers).map(([method, handler]) => ({
        name: `${method} ${file}`,
        method,
        handler,
      }));
    }),
  );
  return routes.flat();
}
