import { createHash } from 'node:crypto';
import { fromGzip, isWorthCompressing, toBrotli, toBrotliAtOnce, toGzip } from './compress';
import type { Encoding } from './encodings';
import type { Kept } from './shelf';
import type { Shareable } from './shareable';

/** A page in one encoding, with its headers as they leave: name, value, name, value. */
export interface Variant {
  headers: readonly string[];
  /** Of the answer to a reader who has these very bytes already. */
  unchanged: readonly string[];
  etag: string;
  body: Buffer;
}

/** What an entry takes besides its bodies: headers, names, the objects themselves. */
const overhead = 4_000;

/**
 * A page as Next has made it, in the encodings readers can take. It is kept compressed, and unpacked for the
 * few who cannot read that; the best compression it gets only after it was read again.
 */
export class StoredPage implements Kept {
  /** Says which content this is, headers included. */
  readonly hash: string;
  readonly isImmutable: boolean;
  /** When Next has last said that this is the page, and when it was last asked. Milliseconds. */
  checkedAt = 0;
  askedAt = 0;
  /** How often pages had changed by then. */
  generation = 0;

  readonly #headers: readonly string[];
  readonly #variants = new Map<Encoding, Variant>();
  readonly #isCompressed: boolean;
  #quick: Variant | undefined;
  #reads = 0;

  private constructor(hash: string, headers: readonly string[], isImmutable: boolean, isCompressed: boolean) {
    this.hash = hash;
    this.isImmutable = isImmutable;
    this.#headers = headers;
    this.#isCompressed = isCompressed;
  }

  /** `common` are the headers of pages that have none of their own by that name. @returns the page before it when that is the same still */
  static async of(
    body: Buffer,
    { type, headers, isImmutable }: Shareable,
    common: Record<string, string>,
    before?: StoredPage,
  ): Promise<StoredPage> {
    const all = Object.entries({ ...common, ...headers }).flat();
    const hash = hashOf(body, all);
    if (before?.hash === hash) return before;
    const isCompressed = isWorthCompressing(type, body.byteLength);
    const page = new StoredPage(hash, all, isImmutable, isCompressed);
    const encoding = isCompressed ? 'gzip' : 'identity';
    page.#keep(encoding, isCompressed ? await toGzip(body) : body);
    return page;
  }

  get bytes(): number {
    let sum = overhead;
    for (const { body } of this.#variants.values()) sum += body.byteLength;
    return sum;
  }

  /** The best that is at hand, for whom these encodings are readable. */
  variantFor(readable: readonly Encoding[]): Variant {
    this.#reads += 1;
    for (const encoding of readable) {
      const variant = this.#variants.get(encoding);
      if (variant) return variant;
      if (encoding === 'identity') break;
      // Who can read nothing but Brotli does not wait until it is as small as can be.
      if (this.#isCompressed && !readable.includes('gzip')) return (this.#quick ??= this.#prepareQuick());
    }
    return this.#variants.get('identity') ?? this.#prepare('identity', this.#plain());
  }

  /** Whether the slow, small compression would be worth its while: somebody came back for it. */
  get wantsBrotli(): boolean {
    return this.#isCompressed && this.#reads > 1 && !this.#variants.has('br');
  }

  #prepareQuick(): Variant {
    return this.#prepare('br', toBrotliAtOnce(this.#plain()), 'quick');
  }

  async addBrotli(): Promise<void> {
    // Nobody else begins meanwhile.
    this.#reads = Number.NEGATIVE_INFINITY;
    const small = await toBrotli(this.#plain());
    this.#keep('br', small);
    this.#quick = undefined;
  }

  #plain(): Buffer {
    const gzip = this.#variants.get('gzip');
    return gzip ? fromGzip(gzip.body) : Buffer.alloc(0);
  }

  #keep(encoding: Encoding, body: Buffer): void {
    this.#variants.set(encoding, this.#prepare(encoding, body));
  }

  #prepare(encoding: Encoding, body: Buffer, name: string = encoding): Variant {
    const etag = `"${this.hash}${encoding === 'identity' ? '' : `-${name}`}"`;
    const unchanged = [...this.#headers, 'ETag', etag];
    const headers = [...unchanged, 'Content-Length', String(body.byteLength)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { headers, unchanged, etag, body };
  }
}

function hashOf(body: Buffer, headers: readonly string[]): string {
  return createHash('sha256').update(headers.join('\n')).update(body).digest('base64url').slice(0, 22);
}
