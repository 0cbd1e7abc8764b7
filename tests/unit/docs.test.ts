import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const inFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));
const wings = readdirSync('lib').map((wing) => `lib/${wing}/README.md`);
const documents = ['README.md', 'components/README.md', ...inFolder('docs'), ...wings];

/** Files and folders that stand in code quotes. */
function namedPaths(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const quoted = [...text.matchAll(/`([^`\s]+)`/gu)].map(([, name = '']) => name);
  return quoted.filter((name) => /^(lib|components|app|scripts|tests|db|docs)\/|\.(ts|tsx|mjs)$/u.test(name));
}

const files = ['app', 'components', 'lib', 'scripts', 'tests', 'db'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `/${room}/${file}`),
);

/** A path from the root, or the end of one: `grade.ts`, `compare/find-best.ts`. */
function exists(name: string): boolean {
  // A pattern, such as components/<wing>/<slice> or lib/*/README.md.
  if (/[<*{…]/u.test(name)) return true;
  return existsSync(name) || files.some((file) => file.endsWith(`/${name}`));
}

/** `takeTurn` in `session/turn.ts`: names of what is in a file, beside the file. */
function misplacedNames(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(/`(\w+)` (?:in|of) `([^`\s]+\.(?:ts|tsx|mjs))`/gu)]
    .filter(
      ([, name = '', file = '']) =>
        !contentsOf(file).some((content) => new RegExp(`\\b${name}\\b`, 'u').test(content)),
    )
    .map(([found]) => found);
}

/** The files that this path or end of a path may mean. */
function contentsOf(name: string): string[] {
  const found = existsSync(name)
    ? [name]
    : files.filter((file) => file.endsWith(`/${name}`)).map((file) => file.slice(1));
  return found.map((file) => readFileSync(file, 'utf8'));
}

describe('documents name files that are there', () => {
  it.each(documents)('%s', (document) => {
    expect(namedPaths(document).filter((name) => !exists(name))).toEqual([]);
  });
});

describe('documents name what is in a file', () => {
  it.each(documents)('%s', (document) => {
    expect(misplacedNames(document)).toEqual([]);
  });
});
