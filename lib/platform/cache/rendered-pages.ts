import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { LRUCache } from 'lru-cache';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/locales';
import { touches, type PageChange, type PagePlace } from './page-change';

type Value = CacheHandlerValue['value'];

interface Entry extends CacheHandlerValue {
  bytes: number;
}

/** What an entry takes besides its bodies. */
const overheadBytes = 2_000;

/** The pages that Next has rendered, within so many bytes. Next reaches them through scripts/serve/next-cache-handler.mjs. */
export class RenderedPages {
  readonly #entries: LRUCache<string, Entry>;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  get(key: string): CacheHandlerValue | null {
    return this.#entries.get(key) ?? null;
  }

  set(key: string, value: Value, cacheControl?: CacheHandlerValue['cacheControl']): void {
    const bytes = overheadBytes + bytesOf(value);
    this.#entries.set(key, { value, lastModified: Date.now(), bytes, ...(cacheControl && { cacheControl }) });
  }

  /** From now on Next renders the touched pages anew. */
  expire(change: PageChange): void {
    for (const key of [...this.#entries.keys()]) if (touches(change, placeOf(key))) this.#entries.delete(key);
  }
}

const place = Symbol.for('govorim.rendered-pages');

/** Next's cache handler keeps what it renders in these from now on. */
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

/** V8 takes two bytes for each character of a text with a Cyrillic one. */
function bytesOf(value: Value): number {
  if (!value) return 0;
  if ('rscData' in value) {
    const segments = [...(value.segmentData?.values() ?? [])];
    const parts = [value.rscData, ...segments].map((part) => part?.byteLength ?? 0);
    return parts.reduce((sum, bytes) => sum + bytes, value.html.length * 2);
  }
  return 'body' in value ? value.body.byteLength : JSON.stringify(value).length * 2;
}
