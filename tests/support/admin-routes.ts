import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { endpoint } from '@/lib/people/door/endpoint';

type Route = ReturnType<typeof endpoint>;

export interface AdminCall {
  /** Method and file: 'PATCH settings/route.ts'. */
  name: string;
  method: string;
  handler: Route;
}

const folder = join(__dirname, '../../app/api/admin');

/** Every method of every route file under /api/admin. */
export async function listAdminCalls(): Promise<AdminCall[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .sort();
  const routes = await Promise.all(
    files.map(async (file) => {
      const handlers = (await import(join(folder, file))) as Record<string, Route>;
      return Object.entries(handlers).map(([method, handler]) => ({
        name: `${method} ${file}`,
        method,
        handler,
      }));
    }),
  );
  return routes.flat();
}
