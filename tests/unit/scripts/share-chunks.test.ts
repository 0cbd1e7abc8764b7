import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { shareChunks } from '@/scripts/services/share-chunks';

let build: string;
let chunks: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'chunks-'));
  chunks = join(build, 'server/chunks');
  mkdirSync(chunks, { recursive: true });
});
afterEach(() => rmSync(build, { recursive: true }));

/** A chunk is shared only when it is long. */
const filler = `/* ${'-'.repeat(500)} */`;

function write(name: string, code: string): void {
  writeFileSync(join(chunks, name), `${code}${filler}\n\n//# sourceMappingURL=${name}.map`);
  writeFileSync(join(chunks, `${name}.map`), '{}');
}

it('chunks of the same content become one, with one source map; others stay as they are', () => {
  write('a.js', 'module.exports=[1,e=>"Вера"];');
  write('b.js', 'module.exports=[1,e=>"Вера"];');
  write('c.js', 'module.exports=[2,e=>e];');
  shareChunks(build);
  const load = createRequire(join(chunks, 'a.js'));
  expect(load('./a.js')).toBe(load('./b.js'));
  expect(load('./a.js')).toEqual([1, expect.any(Function)]);
  expect(load('./c.js')).toEqual([2, expect.any(Function)]);
  const shared = readdirSync(chunks).find((name) => name.startsWith('shared_')) ?? '';
  expect(readdirSync(chunks).sort()).toEqual(
    ['a.js', 'b.js', 'c.js', 'c.js.map', shared, `${shared}.map`].sort(),
  );
});

it('a second time changes nothing, and a build without such a folder is no error', () => {
  write('a.js', 'module.exports=[1,e=>e];');
  write('b.js', 'module.exports=[1,e=>e];');
  shareChunks(build);
  const files = readdirSync(chunks);
  shareChunks(build);
  expect(readdirSync(chunks)).toEqual(files);
});
