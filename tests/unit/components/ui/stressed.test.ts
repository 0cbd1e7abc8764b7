import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { RussianText } from '@/components/ui/russian-text';
import { Stressed } from '@/components/ui/stressed';
import { lectureHtml } from '@/lib/markdown/lecture-html';

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
    const markdown = `## А\n\n> ${sentence}\n> It is my tree.\n\n| **моя́** |\n|---|\n| твоя́ |`;
    const html = lectureHtml(markdown, { lang: 'en', locale: 'en', tableLabel: 'Table' });
    const hidden = html.replaceAll('<i>\u0301</i>', '');
    expect(html.split('<i>')).toHaveLength(5);
    expect(hidden).not.toContain('\u0301');
    expect(hidden.replaceAll(/<[^>]+>|\n/gu, '')).toBe('АЭто моя ёлка.It is my tree.моятвоя');
  });
});
