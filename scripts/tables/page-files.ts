import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const folder = join('app', '[locale]');
/** The error screens are asked for by the HTTP server, and unknown addresses show no page. */
const besides = ['/[...rest]', '/notfound', '/servererror'];

const lineWidth = 110;

/**
 * The module that says of pages what their files say: which are rendered for each request, which are for members, which are
 * shared, and which first path segments are taken.
 */
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
    '/** Pages that are addressed to somebody who is signed in, and show a visitor something else. */',
    listOf('mixedPages', pages.filter(isMixed)),
    '/** Pages that are rendered once for everybody, until they change. */',
    listOf(
      'sharedPages',
      pages.filter((page) => ![...perRequest, ...members].includes(page)),
    ),
    '/** First path segments of pages, route handlers and public files: no editable page can have one as its slug. */',
    listOf(
      'takenSegments',
      segments().map((path) => ({ path })),
    ),
    '',
  ].join('\n');
}

/** Names of folders, without an extension and without parameters such as `[slug]`. */
function segments(): string[] {
  const names = [folder, 'app', 'public']
    .flatMap((each) => readdirSync(each, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
    .map(({ name }) => name.replace(/\..+$/u, ''));
  return [...new Set(names)].sort();
}

/** Not indexed, so it is not meant for visitors, and a part of it is hidden from whoever turns out to be signed out. */
const isMixed = ({ source }: { source: string }) =>
  ['findPageViewer(', 'data-members-part', 'index: false'].every((mark) => source.includes(mark));

/** As oxfmt writes it: in one line if there is room. */
function listOf(name: string, pages: { path: string }[]): string {
  const paths = pages.map(({ path }) => `'${path}'`);
  const line = `export const ${name} = [${paths.join(', ')}];`;
  return line.length <= lineWidth
    ? line
    : [`export const ${name} = [`, ...paths.map((path) => `  ${path},`), '];'].join('\n');
}
