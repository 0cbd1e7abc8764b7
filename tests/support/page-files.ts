import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The error screens are asked for by the front, and get their nonce with that; unknown addresses show no page. */
const besides = ['/[...rest]', '/notfound', '/servererror'];

const folder = 'app/[locale]';

/** Every page there is: its path, without a locale, and the text of its file. */
export const pageFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/u.test(file))
  .map((file) => ({
    path: `/${file.replace(/\/?page\.tsx$/u, '')}`,
    source: readFileSync(join(folder, file), 'utf8'),
  }))
  .filter(({ path }) => !besides.includes(path));
