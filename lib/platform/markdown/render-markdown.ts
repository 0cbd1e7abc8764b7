import { localizePath } from '@/lib/platform/i18n/localize-path';
import type { Locale } from '@/lib/platform/i18n/locales';
import { countWords, documentHtml, headingsOf, type Heading } from './document-html';
import { fillDocument, type Surroundings } from './fill-document';
import { maxHtml } from './limits';
import { parseDocument } from './parse-document';

/** All that a text needs to become HTML, as plain data: it is sent to another thread (off-thread.ts). */
export interface RenderTask extends Omit<Surroundings, 'localize'> {
  markdown: string;
  /** Whom it is for: links lead to pages in this language. */
  locale: Locale;
  /** The language of the text. */
  lang: Locale;
}

export interface RenderedDocument {
  /** Safe to be put into a page as it is. */
  html: string;
  headings: Heading[];
  words: number;
}

/** The whole way from Markdown to HTML. What people wrote goes it on another thread. Throws when it becomes too long. */
export function renderMarkdown({ markdown, locale, lang, ...known }: RenderTask): RenderedDocument {
  const tree = parseDocument(markdown);
  const filled = fillDocument(tree, { ...known, localize: (path) => localizePath(path, locale) });
  const html = documentHtml(filled, lang);
  if (html.length > maxHtml) throw new RangeError('The HTML of a text is too long.');
  return { html, headings: headingsOf(filled), words: countWords(tree) };
}

const bare: Omit<RenderTask, 'markdown'> = {
  ...{ locale: 'en', lang: 'en', lessons: new Map(), images: new Map(), tableLabel: '', hasContact: true },
};

/** How many words there are to read in a text, which goes the whole way once: who publishes it learns that it can. */
export function countWordsOf(markdown: string): number {
  return renderMarkdown({ markdown, ...bare }).words;
}
