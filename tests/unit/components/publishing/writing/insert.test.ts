import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { changedPart, insertBlock, wrap } from '@/components/publishing/writing/insert';

/** «[» and «]» stand for the selection. */
const read = (marked: string) => ({
  text: marked.replaceAll(/[[\]]/gu, ''),
  from: marked.indexOf('['),
  to: marked.indexOf(']') - 1,
});
const show = ({ text, from, to }: ReturnType<typeof read>) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;

describe('signs of Markdown', () => {
  it.each([
    ['Идёт [снег] сегодня', 'Идёт **[снег]** сегодня'],
    ['Идёт [] сегодня', 'Идёт **[слово]** сегодня'],
  ])('around %s', (before, after) => expect(show(wrap(read(before), '**', 'слово'))).toBe(after));

  it.each([
    ['[]', '## [Имя]\n'],
    ['Раз[]\nдва', 'Раз\n\n## [Имя]\n\nдва'],
    ['Раз []слово\n\n\nдва', 'Раз слово\n\n## [Имя]\n\nдва'],
  ])('as a block of its own in %j', (before, after) =>
    expect(show(insertBlock(read(before), '## Имя', 'Имя'))).toBe(after),
  );
});

describe('what is typed for it', () => {
  it('is what is new, however long the text around it', () => {
    const long = 'снег '.repeat(40_000);
    expect(changedPart(`${long}идёт${long}`, `${long}**идёт**${long}`).text).toBe('**идёт**');
    expect(changedPart(long, `${long}\n\n## Имя\n`).text).toBe('\n\n## Имя\n');
  });

  it('makes the one text of the other', () => {
    const texts = fc.stringMatching(/^[аб\n]{0,12}$/);
    fc.assert(
      fc.property(texts, texts, (old, next) => {
        const { from, to, text } = changedPart(old, next);
        return old.slice(0, from) + text + old.slice(to) === next;
      }),
    );
  });
});
