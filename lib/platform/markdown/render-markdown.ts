import { localizePath } from '@/lib/platform/i18n/localize-path';
import type { Locale } from '@/lib/platform/i18n/locales';
import { countWords, documentHtml, headingsOf, type Heading } from './document-html';
import { fillDocument, type DocumentContext } from './fill-document';
import { maxHtmlLength } from './limits';
import { parseDocument } from './parse-document';

/** Everything needed to render a text, as plain data that can be sent to a worker thread (off-thread.ts). */
export interface RenderTask extends Omit<DocumentContext, 'localize'> {
  markdown: string;
  /** The reader's locale: links lead to its pages. */
  locale: Locale;
  /** The language of the text. */
  lang: Locale;
}

export interface RenderedDocument {
  /** Sanitized, to be put into a page as it is. */
  html: string;
  headings: Heading[];
  words: number;
}

/** Renders Markdown to HTML; users' texts are rendered in a worker thread. Throws RangeError when the HTML is too long. */
export function renderMarkdown({ markdown, locale, lang, ...context }: RenderTask): RenderedDocument {
  const tree = parseDocument(markdown);
  const filled = fillDocument(tree, { ...context, localize: (path) => localizePath(path, locale) });
  const html = documentHtml(filled, lang);
  if (html.length > maxHtmlLength) throw new RangeError('The HTML of a text is too long.');
  return { html, headings: headingsOf(filled), words: countWords(tree) };
}

/** Data that does not change the number of words. */
const withoutContext: Omit<RenderTask, 'markdown'> = {
  locale: 'en',
  lang: 'en',
  lessons: new Map(),
  images: new Map(),
  tableLabel: '',
  hasContact: true,
};

/** Counts the words of a text by rendering it once, so that its author learns before publishing whether it can be rendered. */
export function countWordsOf(markdown: string): number {
  return renderMarkdown({ markdown, ...withoutContext }).words;
}
