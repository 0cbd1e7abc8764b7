import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isBeyondLimits, maxDepth, maxItems, maxLines } from '@/lib/platform/markdown/limits';
import { maxBodyCodePoints } from '@/lib/publishing/writing/limits';

describe('a text that nobody writes is refused before anybody parses it:', () => {
  it.each([
    ['too many lines', 'a\n'.repeat(maxLines)],
    ['too many lines that end as those of an old Macintosh', 'a\r'.repeat(maxLines)],
    ['too many items on such lines', '- a\r'.repeat(maxItems + 1)],
    ['too many items', '- a\n'.repeat(maxItems + 1)],
    ['too many numbered items', '1. a\n'.repeat(maxItems + 1)],
    ['too many lines of a quotation', '> a\n'.repeat(maxItems + 1)],
    ['too many notes', ':::note\n'.repeat(maxItems + 1)],
    ['items in one another, on one line', `${'- '.repeat(maxDepth + 1)}a`],
    ['items in one another, each on its line', `${' '.repeat(2 * maxDepth + 2)}- a`],
    ['quotations in one another', `${'>'.repeat(maxDepth + 1)} a`],
  ])('%s', (_, text) => expect(isBeyondLimits(text)).toBe(true));

  it.each([['> '], ['- '], ['\t'], [' '], ['1.'], [':']])('of %j alone, within a moment', (sign) => {
    const startedAt = performance.now();
    isBeyondLimits(sign.repeat(maxBodyCodePoints / sign.length));
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe('what a person writes', () => {
  it.each([
    ['a quotation in a list in a list', '- 1. > Да́\n'],
    ['a long list', '- **[снег](/blog)**: идёт\n'.repeat(1_000)],
    ['a rule, a bold word and a number', '---\n\n**Да**, -5 и 3.5\n'.repeat(800)],
    ['code that is indented', `\`\`\`\n${' '.repeat(60)}x\n\`\`\``],
  ])('is let through: %s', (_, text) => expect(isBeyondLimits(text)).toBe(false));

  it('is every text of ours', () => {
    const files = readdirSync('db/content', { recursive: true, encoding: 'utf8' });
    const texts = files.filter((name) => name.endsWith('.md'));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((name) => isBeyondLimits(readFileSync(`db/content/${name}`, 'utf8')))).toEqual([]);
  });
});
