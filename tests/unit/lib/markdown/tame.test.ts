import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { documentHtml } from '@/lib/markdown/document-html';
import { parseDocument } from '@/lib/markdown/parse-document';
import { isAllSigns, tameMarkdown } from '@/lib/markdown/tame';
import { longestBody } from '@/lib/writing/limits';

const render = (text: string) => documentHtml(parseDocument(text.slice(0, longestBody)), 'ru');
const fill = (text: string) => text.repeat(Math.ceil(longestBody / text.length));

/* Each took from ten seconds to for ever, or exhausted the stack or the memory. */
describe('the longest text that somebody can send', () => {
  it.each([
    ['quotations in one another', fill('>')],
    ['notes in one another', fill(':::note\n')],
    ['notes in one another, with words', fill(':::note слова слова слова\n')],
    ['a table of six hundred columns', `${'|a'.repeat(600)}\n${'|-'.repeat(600)}\n${fill('|\n')}`],
    ['a table of sixty columns', `${'|a'.repeat(60)}\n${'|-'.repeat(60)}\n${'|\n'.repeat(7_000)}`],
    ['what begins like a table', `${'| '.repeat(7_900)}${' '.repeat(40_000)}x`],
    ['bold letters', fill('**a')],
    ['bold within italic within bold', fill('*a **b ')],
    ['footnotes', fill('[^a]')],
    ['headings that are underlined', fill('a\n=\n')],
  ])(
    'is read within seconds: %s',
    (_, text) => {
      const begun = performance.now();
      expect(render(text)).not.toBe('');
      expect(performance.now() - begun).toBeLessThan(15_000);
    },
    30_000,
  );
});

describe('what a person writes', () => {
  it.each([
    'a quotation in a list: - > - *Да́*',
    '|a|b|\n|-|-|\n|1|2|\n\n:::note[Совет]\nТак.\n:::\n\nЗаголовок\n---\n',
    '- **[снег](/blog)**: идёт\n'.repeat(150),
  ])('comes out as it was', (text) => expect(tameMarkdown(text)).toBe(text));

  it('is every article of ours', () => {
    const files = readdirSync('db/content', { recursive: true, encoding: 'utf8' });
    const texts = files.filter((name) => name.endsWith('.md'));
    expect(texts.length).toBeGreaterThan(50);
    for (const name of texts) {
      const text = readFileSync(`db/content/${name}`, 'utf8');
      expect([name, isAllSigns(text), tameMarkdown(text) === text]).toEqual([name, false, true]);
    }
  });
});
