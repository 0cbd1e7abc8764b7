import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file)),
);

/** The arguments of `:has()` in the style sheet. */
const styles = readFileSync('app/globals.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
const parts = [...styles.matchAll(/:has\((?<part>[^)]+)\)/gu)].map(({ groups }) => groups?.part ?? '');

describe('a browser need not style all of a page anew when something is put into it', () => {
  test.each(parts)('`:has(%s)` says a tag, or how deep it looks', (part) => {
    for (const alternative of part.split(','))
      expect(alternative.trim()).toMatch(/^(?:[a-z]+[:[]\S+|(?:> \S+ ?)+|\+ \S+)$/u);
  });

  test('components name no `:has()` of their own', () => {
    const own = sources.filter((file) =>
      /\bhas-\[|\bhas-(?:data|aria|checked|focus)|:has\(/u.test(readFileSync(file, 'utf8')),
    );
    expect(own).toEqual([]);
  });

  test('there are some', () => {
    expect(parts.length).toBeGreaterThan(5);
    expect(sources.length).toBeGreaterThan(300);
  });
});
