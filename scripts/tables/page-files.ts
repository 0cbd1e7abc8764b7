import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const folder = join('app', '[locale]');
/** The error screens are asked for by the HTTP server, and unknown addresses show no page. */
const besides = ['/[...rest]', '/notfound', '/servererror'];

/** The module that says of pages what their files say: which are rendered for each request, which are for members. */
export function writePageFiles(): string {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.split(sep).at(-1) === 'page.tsx')
    .map((file) => ({
      path: `/${file.split(sep).slice(0, -1).join('/')}`,
      source: readFileSync(join(folder, file), 'utf8'),
    }))
    .filter(({ path }) => !besides.includes(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const perRequest = pages.filter(({ source }) => source.includes("dynamic = 'force-dynamic'"));
  const members = pages.filter(({ source }) =>
    /require(?:Viewer|Administrator|Moderator|PageWriter)\(/u.test(source),
  );
  return [
    '// Made from the files of app/[locale] by `npm run tables:make`.',
    "/** Pages with `dynamic = 'force-dynamic'`. */",
    listOf('perRequestPages', perRequest),
    '/** Pages that require somebody who is signed in. */',
    listOf('memberPages', members),
    '',
  ].join('\n');
}

const listOf = (name: string, pages: { path: string }[]) =>
  [`export const ${name} = [`, ...pages.map(({ path }) => `  '${path}',`), '];'].join('\n');
