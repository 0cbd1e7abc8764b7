import { expect, it } from '@jest/globals';
import { buildSync } from 'esbuild';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readableStack } from '@/lib/platform/stack';

it('says where in our sources an error of compiled code was thrown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  const source = join(folder, 'greet.ts');
  writeFileSync(
    source,
    '\n\nexport function greet(): never {\n  throw new TypeError("Nobody is here.");\n}\n',
  );
  const outfile = join(folder, 'greet.js');
  buildSync({ entryPoints: [source], outfile, bundle: true, minify: true, format: 'cjs', sourcemap: true });
  const stack = `TypeError: Nobody is here.\n    at greet (${outfile}:${placeOf('throw', outfile)})`;
  expect(readableStack(stack)).toMatch(/at greet \(.*greet\.ts:4:3\)/u);
});

it('leaves a place without a source map as it is', () => {
  const stack = 'Error: Why?\n    at ask (/nowhere/ask.js:1:2)\n    at node:internal/timers:3:4';
  expect(readableStack(stack)).toBe(stack);
});

/** Line and column, counted from one, where a word stands in a file. */
function placeOf(word: string, file: string): string {
  const before = readFileSync(file, 'utf8').split(word, 1)[0]?.split('\n') ?? [];
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
