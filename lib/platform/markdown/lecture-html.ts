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

/** The lectures read last; some five megabytes when full. */
const lectures = new LRUCache<string, string, { markdown: string; reader: Reader }>({
  max: 200,
  memoMethod: (_key, _stale, { context }) => write(context.markdown, context.reader),
});

/** A lecture as its readers see it, safe to be put into a page as it is: an article without links to lessons and pictures. */
export function lectureHtml(markdown: string, reader: Reader): string {
  return lectures.memo(JSON.stringify([reader, markdown]), { context: { markdown, reader } });
}

function write(markdown: string, { lang, locale, tableLabel }: Reader): string {
  const around = { lessons: new Map(), images: new Map(), tableLabel, hasContact: false };
  const localize = (path: string) => localizePath(path, locale);
  return documentHtml(fillDocument(parseDocument(markdown), { ...around, localize }), lang);
}
