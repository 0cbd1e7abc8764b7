import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { LRUCache } from 'lru-cache';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/locales';
import { touches, type PageChange, type PagePlace } from './page-change';

type Value = CacheHandlerValue['value'];

interface Entry {
  /** A page, without its HTML, or whatever else Next has rendered. */
  rendered: CacheHandlerValue;
  /** The HTML as UTF-8: for a string with a Cyrillic letter, which every page has, V8 takes two bytes for each character. */
  html: Buffer;
  bytes: number;
}

/** Bytes of an entry besides its bodies. */
const overheadBytes = 2_000;
/** Maximum number of keys that Next has asked for; it never renders as many pages at a time. */
const maxAsked = 2_000;

/** The pages that Next has rendered, up to `maxBytes`. Next reaches them through scripts/serve/next-cache-handler.mjs. */
export class RenderedPages {
  readonly #entries: LRUCache<string, Entry>;
  /**
   * The keys that Next has asked for since they were last expired. Next asks for a page before it renders it. A rendering
   * whose key is missing here began before a change and may show the old state, so that it is not stored.
   */
  readonly #asked = new LRUCache<string, true>({ max: maxAsked });

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  get(key: string): CacheHandlerValue | null {
    this.#asked.set(key, true);
    const entry = this.#entries.get(key);
    return entry ? { ...entry.rendered, value: withHtml(entry.rendered.value, entry.html.toString()) } : null;
  }

  set(key: string, value: Value, cacheControl?: CacheHandlerValue['cacheControl']): void {
    if (!this.#asked.has(key)) return;
    const html = Buffer.from(value && 'html' in value ? value.html : '');
    const rest = withHtml(value, '');
    const rendered = { value: rest, lastModified: Date.now(), ...(cacheControl && { cacheControl }) };
    this.#entries.set(key, { rendered, html, bytes: overheadBytes + html.byteLength + bytesOf(rest) });
  }

  /** Removes the touched pages, so that Next renders them anew. */
  expire(change: PageChange): void {
    const isTouched = (key: string) => touches(change, placeOf(key));
    for (const keys of [this.#entries, this.#asked])
      for (const key of [...keys.keys()].filter(isTouched)) keys.delete(key);
  }
}

const place = Symbol.for('govorim.rendered-pages');

/** Makes Next's cache handler store what it renders here. */
export function offerToNext(rendered: RenderedPages): void {
  Object.assign(globalThis, { [place]: rendered });
}

/**
 * Next's key is the route's own key, `/$` and the path as the folders of app name it: every language has its prefix
 * there. What begins with no language is touched like a page of the default one.
 */
function placeOf(key: string): PagePlace {
  const path = key.slice(key.indexOf('/$/') + '/$'.length);
  const [, locale = '', ...rest] = path.split('/');
  return isLocale(locale) ? { locale, path: `/${rest.join('/')}` } : { locale: defaultLocale, path };
}

function withHtml(value: Value, html: string): Value {
  return value && 'html' in value ? { ...value, html } : value;
}

/** The size of everything but the HTML. */
function bytesOf(value: Value): number {
  if (!value) return 0;
  if ('rscData' in value) {
    const segments = [...(value.segmentData?.values() ?? [])];
    return [value.rscData, ...segments].reduce((sum, part) => sum + (part?.byteLength ?? 0), 0);
  }
  return 'body' in value ? value.body.byteLength : JSON.stringify(value).length * 2;
}
