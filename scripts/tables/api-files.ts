import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const folder = 'app/api';
/** They read the table themselves, and could not be imported by it. */
const readers = new Set(['docs', 'openapi.json']);
/** Columns; the same as in .oxfmtrc.json. */
const lineWidth = 110;

/** The module that names every route file of the API but those that catch what is left over. */
export function writeApiFiles(): string {
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${sep}route.ts`) && !file.includes('[...'))
    .map((file) => file.split(sep).slice(0, -1).join('/'))
    .filter((place) => !readers.has(place))
    .sort();
  return [
    '// Made from the files of app/api by `npm run tables:make`.',
    ...places.map((place) => `import * as ${nameOf(place)} from '@/${folder}/${place}/route';`),
    '',
    '/** What every route file of the API exports, by its path. */',
    'export const routeFiles = {',
    ...places.map(lineOf),
    '};',
    '',
  ].join('\n');
}

/** 'cards/[card]/hints' is cardsByCardHints. */
function nameOf(place: string): string {
  return place
    .replaceAll('[', 'by-')
    .split(/[^a-z]+/u)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

function lineOf(place: string): string {
  const key = `  '/api/${place.replace(/\[(\w+)\]/gu, '{$1}')}':`;
  const line = `${key} ${nameOf(place)},`;
  return line.length <= lineWidth ? line : `${key}\n    ${nameOf(place)},`;
}
