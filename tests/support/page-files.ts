import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Error screens, which the HTTP server requests and which get a nonce that way, and the catch-all of unknown URLs. */
const besides = ['/[...rest]', '/notfound', '/servererror'];

const folder = 'app/[locale]';

/** Every page: its path without the locale, and the source of its file. */
export const pageFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/u.test(file))
  .map((file) => ({
    path: `/${file.replace(/\/?page\.tsx$/u, '')}`,
    source: readFileSync(join(folder, file), 'utf8'),
  }))
  .filter(({ path }) => !besides.includes(path));
