import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeIntlPolyfills } from '@/scripts/intl-polyfill/write-polyfills';

/** Bytes compressed: what a page in such a language may cost once. */
const maxBytes = 8_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'intl-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('each language has one small file, whose name changes with what is in it', () => {
  writeIntlPolyfills(folder);
  const files = join(folder, 'intl-polyfill');
  const names = readdirSync(files);
  expect(names).toEqual([
    expect.stringMatching(/^az-[\w-]{16}\.js$/u),
    expect.stringMatching(/^hy-[\w-]{16}\.js$/u),
  ]);
  for (const name of names)
    expect(brotliCompressSync(readFileSync(join(files, name))).length).toBeLessThan(maxBytes);
});

it('a file that is there stays as it is, and one of before goes', () => {
  writeIntlPolyfills(folder);
  const files = join(folder, 'intl-polyfill');
  const [first = ''] = readdirSync(files);
  const { mtimeMs } = statSync(join(files, first));
  writeFileSync(join(files, 'az-old.js'), '');
  writeIntlPolyfills(folder);
  expect(readdirSync(files)).not.toContain('az-old.js');
  expect(statSync(join(files, first)).mtimeMs).toBe(mtimeMs);
});
