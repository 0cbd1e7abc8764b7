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

const sources = ['app', 'components', 'lib', 'scripts', 'tests', 'db']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  )
  // The law's test plants files that are not there.
  .filter((file) => /\.(?:ts|tsx|mjs|cjs)$/u.test(file) && file !== 'tests/unit/law.test.ts');

/** Paths from the root and names of files in the comments of a file, each as `file: path`. */
function pathsInComments(file: string): string[] {
  const comments = readFileSync(file, 'utf8').match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gmu) ?? [];
  return comments
    .flatMap((comment) => comment.match(pathPattern) ?? [])
    .map((name) => name.replace(/[./]+$/u, ''))
    .filter((name) => !existsAsModule(name))
    .map((name) => `${file}: ${name}`);
}

const pathPattern =
  /(?<![\w/.@-])(?:(?:app|components|lib|scripts|tests|db|docs)\/[\w\-/.[\]<*{…]+|[\w-]+\.(?:ts|tsx|mjs|md)\b)/gu;

/** Comments may leave out the extension. */
const existsAsModule = (name: string) => ['', '.ts', '.tsx', '.mjs', '.md'].some((end) => exists(name + end));

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

it('comments name files that are there', () => {
  expect(sources.length).toBeGreaterThan(2000);
  expect(sources.flatMap(pathsInComments)).toEqual([]);
});
