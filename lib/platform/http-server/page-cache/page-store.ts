import { LRUCache } from 'lru-cache';
import type { LatePage } from '@/lib/platform/http-server/late-hydration/extract-scripts';
import type { NextAnswer } from './ask-next';
import { scriptOf, shareableOf, type Shareable } from './shareable';
import { SingleFlight } from './single-flight';
import { StoredPage } from './stored-page';

export type AskForPage = (path: string, requestId: string) => Promise<NextAnswer>;

/** A page that may be stored, or any other answer of Next. */
export type Outcome = { page: StoredPage } | { answer: NextAnswer };

/** Divides a page into its document and its scripts; undefined for a page that stays whole. */
export type Split = (path: string, html: string) => LatePage | undefined;

const minRevalidateIntervalMs = 1_000;
/** A stored page of this age is still given while it is revalidated; a reader of an older one waits for the new one. */
const staleWhileRevalidateMs = 60_000;
/** No single page takes more than this part of the cache. */
const maxShare = 1 / 8;
const minServerErrorStatus = 500;

interface StoreOptions {
  maxBytes: number;
  ask: AskForPage;
  /** Headers of every page that has none of its own by that name. */
  headers?: Record<string, string>;
  split?: Split;
  /** Milliseconds. */
  now?: () => number;
}

/** The stored pages by their path: which of them may be given, and how they are renewed. */
export class PageStore {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #renewals = new SingleFlight<Outcome>();
  /** Rises whenever pages have changed: a page of an earlier generation is renewed before it is given. */
  #generation = 0;
  readonly #ask: AskForPage;
  readonly #now: () => number;
  readonly #split: Split;
  readonly #headers: Record<string, string>;

  constructor({
    maxBytes,
    ask,
    headers = {},
    split = () => undefined,
    now = () => Date.now(),
  }: StoreOptions) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * maxShare),
      sizeCalculation: ({ bytes }) => bytes,
    });
    this.#ask = ask;
    this.#headers = headers;
    this.#split = split;
    this.#now = now;
  }

  get(path: string): StoredPage | undefined {
    return this.#pages.get(path);
  }

  /** Number and bytes of the stored pages. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** Pages at the touched paths, and every answer that Next is preparing now, are renewed before they are given. */
  expire(isTouched: (path: string) => boolean = () => true): void {
    const before = this.#generation;
    this.#generation += 1;
    this.#renewals.forget();
    for (const [path, page] of this.#pages.entries())
      if (page.generation === before && !isTouched(path)) page.generation = this.#generation;
  }

  /** Whether a page may be given without asking Next first. */
  isUsable(page: StoredPage): boolean {
    if (page.isImmutable) return true;
    return page.generation === this.#generation && this.#now() - page.checkedAt < staleWhileRevalidateMs;
  }

  /** Renews and compresses a page in the background, after it was given. */
  revalidate(path: string, page: StoredPage, requestId: string): void {
    if (page.shouldAddBrotli) this.#addBrotli(path, page).catch(() => undefined);
    if (page.isImmutable || this.#now() - page.askedAt < minRevalidateIntervalMs) return;
    this.renew(path, requestId).then(
      (outcome) => isServerError(outcome) && this.keepStale(page),
      () => this.keepStale(page),
    );
  }

  /** Asks Next, once for everybody who asks at the same time. */
  renew(path: string, requestId: string): Promise<Outcome> {
    const stored = this.get(path);
    if (stored) stored.askedAt = this.#now();
    return this.#renewals.run(path, async () => {
      const generation = this.#generation;
      return this.#receive(path, generation, await this.#ask(path, requestId));
    });
  }

  /** Next cannot render a new page now: this one may be given meanwhile, and is revalidated as usual. */
  keepStale(page: StoredPage): void {
    page.checkedAt = this.#now();
    page.generation = this.#generation;
  }

  async #receive(path: string, generation: number, answer: NextAnswer): Promise<Outcome> {
    const shareable = shareableOf(answer.status, answer.headers);
    if (!shareable) {
      if (!isServerError({ answer })) this.#pages.delete(path);
      return { answer };
    }
    const stored = this.get(path);
    const body = await this.#storeScripts(path, answer.body, shareable);
    const fresh = await StoredPage.of(body, shareable, this.#headers, stored);
    // Pages have changed meanwhile, and another renewal has stored the new one.
    if ((this.get(path)?.generation ?? 0) > generation) return { page: fresh };
    fresh.checkedAt = fresh.askedAt = this.#now();
    fresh.generation = generation;
    if (fresh !== stored) this.#pages.set(path, fresh);
    return { page: fresh };
  }

  /**
   * Stores the scripts of a page apart and returns its document. They stay when the page changes: somebody may be
   * reading the page as it was.
   */
  async #storeScripts(path: string, body: Buffer, { type }: Shareable): Promise<Buffer> {
    const late = type.startsWith('text/html') ? this.#split(path, body.toString()) : undefined;
    if (!late) return body;
    const { address, text } = late.script;
    if (!this.get(address)) {
      this.#pages.set(address, await StoredPage.of(Buffer.from(text), scriptOf(), this.#headers));
    }
    // Scripts that are too large for the cache stay in the page.
    return this.get(address) ? Buffer.from(late.document) : body;
  }

  async #addBrotli(path: string, page: StoredPage): Promise<void> {
    await page.addBrotli();
    if (this.get(path) !== page) return;
    // The cache measures an entry when it is added.
    this.#pages.delete(path);
    this.#pages.set(path, page);
  }
}

/** Next failed: that says nothing about the page. */
export function isServerError(outcome: Outcome): boolean {
  return 'answer' in outcome && outcome.answer.status >= minServerErrorStatus;
}
