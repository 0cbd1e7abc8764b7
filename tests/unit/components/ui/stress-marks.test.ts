import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { Difference } from '@/components/learning/session/feedback/difference';
import { RussianText } from '@/components/ui/russian-text';
import { findDifference } from '@/lib/russian/exercises/text/difference';
import { documentHtml } from '@/lib/platform/markdown/document-html';
import { inlineHtml } from '@/lib/platform/markdown/inline-html';
import { lectureHtml } from '@/lib/platform/markdown/lecture-html';
import { parseDocument } from '@/lib/platform/markdown/parse-document';
import { readServedContent } from '@/tests/support/content/served';
import { sample } from '@/tests/support/depth';

const sentence = 'Э́то моя́ ёлка.';

/** A mark that an element parts from its vowel: WebKit draws such a one beside it. */
const apart = /(?:>|^|\s)\u0301/u;
const textOf = (html: string) => html.replaceAll(/<[^>]+>/gu, '');

describe('a stress mark stands in one text with its vowel', () => {
  it.each(['ru', 'en'])('in a sentence in %s', (lang) => {
    const html = renderToStaticMarkup(createElement(RussianText, { text: sentence, lang }));
    expect(html).not.toMatch(apart);
    expect(textOf(html)).toBe(sentence);
  });

  it('in a title', () => {
    for (const lang of ['ru', 'en']) expect(inlineHtml(sentence, lang)).not.toMatch(apart);
  });

  it.each([
    ['моя', 'моя́'],
    ['мояа сестра', 'моя́ сестра́'],
    ['мой сстра', 'моя́ сестра́'],
    ['Эта ма ёлка', sentence],
  ])('in what «%s» lacks to be «%s»', (given, expected) => {
    const html = renderToStaticMarkup(createElement(Difference, { parts: findDifference(given, expected) }));
    expect(html).not.toMatch(apart);
  });

  it('in all else that components show, which leave marks where they are', () => {
    const cutting = ['app', 'components'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .map((file) => join(room, file))
        .filter((file) => /\.tsx?$/u.test(file))
        .filter((file) => readFileSync(file, 'utf8').includes('stressMark')),
    );
    // Leaves them out of what is copied while they are hidden.
    expect(cutting).toEqual(['components/ui/copy-as-shown.ts']);
  });

  it('in every lecture and every article there is', async () => {
    const { courses, documents } = await readServedContent();
    const lectures = courses
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ lecture }) => Object.entries(lecture));
    const articles = documents.documents.flatMap(({ texts }) => texts);
    expect(lectures.length).toBeGreaterThan(100);
    expect(articles.length).toBeGreaterThan(20);
    const shown = [
      ...sample(lectures, 12).map(([lang, text]) =>
        lectureHtml(text ?? '', { lang, locale: 'en', tableLabel: 'Table' }),
      ),
      ...sample(articles, 12).map(({ locale, body }) => documentHtml(parseDocument(body), locale)),
    ];
    expect(shown.filter((html) => apart.test(html))).toEqual([]);
  }, 120_000);
});
