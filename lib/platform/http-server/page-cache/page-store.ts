import { Flights } from './flights';
import type { LatePage } from '@/lib/platform/http-server/late-hydration/extract-scripts';
import type { NextAnswer } from './ask-next';
import { scriptOf, shareableOf, type Shareable } from './shareable';
import { Shelf } from './shelf';
import { StoredPage } from './stored-page';

/** Asks Next for what is at this path. */
export type Ask = (path: string, requestId: string) => Promise<NextAnswer>;

/** A page, or what else Next had to say. */
export type Outcome = { page: StoredPage } | { answer: NextAnswer };

/** A page in two parts, and where the second is found; nothing for a page that stays whole. */
export type Split = (path: string, html: string) => LatePage | undefined;

/** Milliseconds in which a page is not asked for again. */
const freshness = 1_000;
/** Milliseconds in which a page is given while it is asked for again; whoever comes later waits for the new one. */
const lingering = 60_000;
const firstFailure = 500;

interface StoreOptions {
  bytes: number;
  ask: Ask;
  /** Of every page that has none of its own by that name. */
  headers?: Record<string, string>;
  split?: Split;
  /** Milliseconds. */
  now?: () => number;
}

/** Pages by their path: which are kept, which are still good, and how they become new. */
export class PageStore {
  readonly shelf: Shelf<StoredPage>;

  #flights = new Flights<Outcome>();
  /** Rises whenever pages have changed: what is of an earlier one must be asked for again before it is given. */
  #generation = 0;
  readonly #ask: Ask;
  readonly #now: () => number;
  readonly #split: Split;
  readonly #headers: Record<string, string>;

  constructor({ bytes, ask, headers = {}, split = () => undefined, now = () => Date.now() }: StoreOptions) {
    this.shelf = new Shelf(bytes);
    this.#ask = ask;
    this.#headers = headers;
    this.#split = split;
    this.#now = now;
  }

  /** What was asked before this is not good after it, whatever it is; of what is kept, only the pages at these paths. */
  expire(isTouched: (path: string) => boolean = () => true): void {
    const before = this.#generation;
    this.#generation += 1;
    this.#flights.forget();
    for (const [path, page] of this.shelf.entries())
      if (page.generation === before && !isTouched(path)) page.generation = this.#generation;
  }

  /** Whether it may be given without asking first. */
  isGood(page: StoredPage): boolean {
    if (page.isImmutable) return true;
    return page.generation === this.#generation && this.#now() - page.checkedAt < lingering;
  }

  /** What is to be done behind a reader's back, after the page was given. */
  tend(path: string, page: StoredPage, requestId: string): void {
    if (page.wantsBrotli) this.#shrink(path, page).catch(() => undefined);
    if (page.isImmutable || this.#now() - page.askedAt < freshness) return;
    this.renew(path, requestId).then(
      (outcome) => failed(outcome) && this.excuse(page),
      () => this.excuse(page),
    );
  }

  /** Asks Next, once for all who want it at the same time. */
  renew(path: string, requestId: string): Promise<Outcome> {
    const kept = this.shelf.get(path);
    if (kept) kept.askedAt = this.#now();
    return this.#flights.join(path, async () => {
      const generation = this.#generation;
      return this.#learn(path, generation, await this.#ask(path, requestId));
    });
  }

  /** Next cannot give a new one now: this one is good as long as that lasts, and asked for again meanwhile. */
  excuse(page: StoredPage): void {
    page.checkedAt = this.#now();
    page.generation = this.#generation;
  }

  async #learn(path: string, generation: number, answer: NextAnswer): Promise<Outcome> {
    const shareable = shareableOf(answer.status, answer.headers);
    if (!shareable) {
      if (!failed({ answer })) this.shelf.remove(path);
      return { answer };
    }
    const kept = this.shelf.get(path);
    const body = await this.#putAside(path, answer.body, shareable);
    const fresh = await StoredPage.of(body, shareable, this.#headers, kept);
    // Pages have changed meanwhile, and somebody else has brought the new one.
    if ((this.shelf.get(path)?.generation ?? 0) > generation) return { page: fresh };
    fresh.checkedAt = fresh.askedAt = this.#now();
    fresh.generation = generation;
    if (fresh !== kept) this.shelf.put(path, fresh);
    return { page: fresh };
  }

  /** Keeps the scripts of a page for themselves. They stay when the page changes: somebody may be reading it as it was. */
  async #putAside(path: string, body: Buffer, { type }: Shareable): Promise<Buffer> {
    const late = type.startsWith('text/html') ? this.#split(path, body.toString()) : undefined;
    if (!late) return body;
    const { address, text } = late.script;
    if (!this.shelf.get(address)) {
      this.shelf.put(address, await StoredPage.of(Buffer.from(text), scriptOf(), this.#headers));
    }
    // Where there is no room for them, the page needs them in itself.
    if (!this.shelf.get(address)) return body;
    return Buffer.from(late.document);
  }

  async #shrink(path: string, page: StoredPage): Promise<void> {
    await page.addBrotli();
    if (this.shelf.get(path) === page) this.shelf.put(path, page);
  }
}

/** Next is in trouble: that says nothing about the page. */
export function failed(outcome: Outcome): boolean {
  return 'answer' in outcome && outcome.answer.status >= firstFailure;
}
