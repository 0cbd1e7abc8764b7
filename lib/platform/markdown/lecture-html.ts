import { localizePath } from '@/lib/platform/i18n/localize-path';
import type { Locale } from '@/lib/platform/i18n/locales';
import { documentHtml } from './document-html';
import { fillDocument } from './fill-document';
import { parseDocument } from './parse-document';

interface Reader {
  /** The language of the text. */
  lang: string;
  locale: Locale;
  tableLabel: string;
}

/** Lectures kept written; some five megabytes when full, and then it starts over. */
const mostRemembered = 200;
const remembered = new Map<string, string>();

/** A lecture as its readers see it, safe to be put into a page as it is: an article without links to lessons and pictures. */
export function lectureHtml(markdown: string, reader: Reader): string {
  const key = JSON.stringify([reader, markdown]);
  return remembered.get(key) ?? remember(key, write(markdown, reader));
}

function write(markdown: string, { lang, locale, tableLabel }: Reader): string {
  const around = { lessons: new Map(), images: new Map(), tableLabel, hasContact: false };
  const localize = (path: string) => localizePath(path, locale);
  return documentHtml(fillDocument(parseDocument(markdown), { ...around, localize }), lang);
}

function remember(key: string, html: string): string {
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, html);
  return html;
}
