import { localizePath } from '@/lib/i18n/localize-path';
import type { Locale } from '@/lib/i18n/locales';
import { countWords, documentHtml, headingsOf, type Heading } from './document-html';
import { fillDocument, type Surroundings } from './fill-document';
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

/** The whole way from Markdown to HTML. What people wrote goes it on another thread. */
export function renderMarkdown({ markdown, locale, lang, ...known }: RenderTask): RenderedDocument {
  const tree = parseDocument(markdown);
  const filled = fillDocument(tree, { ...known, localize: (path) => localizePath(path, locale) });
  return { html: documentHtml(filled, lang), headings: headingsOf(filled), words: countWords(tree) };
}

/** How many words there are to read in a text. */
export function countWordsOf(markdown: string): number {
  return countWords(parseDocument(markdown));
}
