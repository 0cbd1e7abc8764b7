import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { RussianText } from '@/components/ui/russian-text';
import { Stressed } from '@/components/ui/stressed';
import { markStress } from '@/lib/markdown/mark-stress';
import { parseMarkdown } from '@/lib/markdown/parse-markdown';
import { textOf } from '@/lib/markdown/tree';

const mark = '<span class="stress">\u0301</span>';
const sentence = 'Э́то моя́ ёлка.';

/** What is read where the marks are hidden. */
const withoutMarks = (html: string) => html.replaceAll(mark, '').replaceAll(/<[^>]+>/gu, '');

describe('stress marks', () => {
  it('each stand in an element of their own, which a switch hides', () => {
    const html = renderToStaticMarkup(createElement(Stressed, { text: sentence }));
    expect(html).toBe(`Э${mark}то моя${mark} ёлка.`);
    expect(withoutMarks(html)).toBe('Это моя ёлка.');
  });

  it.each(['ru', 'en'])('can be hidden in Russian that stands in a text in %s', (lang) => {
    const html = renderToStaticMarkup(createElement(RussianText, { text: sentence, lang }));
    expect(withoutMarks(html)).toBe('Это моя ёлка.');
    expect(html.split(mark)).toHaveLength(3);
  });

  it('can be hidden in a lecture, and its text stays as it was', () => {
    const tree = parseMarkdown(`# А\n\n> ${sentence}\n> It is my tree.\n\n| **моя́** |\n|---|\n| твоя́ |`, {
      lang: 'en',
    });
    const marked = markStress(tree);
    expect(marked.children.map((child) => (child.type === 'doctype' ? '' : textOf(child)))).toEqual(
      tree.children.map((child) => (child.type === 'doctype' ? '' : textOf(child))),
    );
    const json = JSON.stringify(marked);
    expect(json.split('"stress"')).toHaveLength(5);
    expect(json).not.toMatch(/"value":"[^"]*[а-яё]\u0301/iu);
  });
});
