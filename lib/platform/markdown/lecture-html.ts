import { LRUCache } from 'lru-cache';
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

/** The most recently read lectures; about 5 MB when full. */
const lectures = new LRUCache<string, string, { markdown: string; reader: Reader }>({
  max: 200,
  memoMethod: (_key, _stale, { context }) => write(context.markdown, context.reader),
});

/** The sanitized HTML of a lecture. A lecture is like an article, but has no links to lessons and no pictures. */
export function lectureHtml(markdown: string, reader: Reader): string {
  return lectures.memo(JSON.stringify([reader, markdown]), { context: { markdown, reader } });
}

function write(markdown: string, { lang, locale, tableLabel }: Reader): string {
  const context = { lessons: new Map(), images: new Map(), tableLabel, hasContact: false };
  const localize = (path: string) => localizePath(path, locale);
  return documentHtml(fillDocument(parseDocument(markdown), { ...context, localize }), lang);
}
