import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const folder = 'app/api';

/** Every route file, as a path of the description: '/api/courses/{course}'. */
export function routePaths(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${sep}route.ts`))
    .map((file) => file.split(sep).slice(0, -1).join('/'))
    .map((path) => `/api/${path.replace(/\[(\w+)\]/gu, '{$1}')}`);
}
