import { createHash } from 'node:crypto';
import { brotli, fastBrotli, gunzip, gzip, isCompressible } from './compress';
import type { Encoding } from './encodings';
import type { Shareable } from './shareable';

/** A page in one encoding, with its headers as Node writes them: name, value, name, value. */
export interface Variant {
  headers: readonly string[];
  /** The headers of a 304 answer. */
  notModifiedHeaders: readonly string[];
  etag: string;
  body: Buffer;
}

/** Bytes of an entry besides its bodies: headers, keys, the objects themselves. */
const overheadBytes = 4_000;
/** Number of reads from which the best compression of a page is worth its time. */
const minReadsForBrotli = 2;

/**
 * A page as Next has rendered it, in the encodings that browsers accept. It is kept compressed, and unpacked for the
 * few clients that accept no compression.
 */
export class StoredPage {
  /** A hash of the body and the headers. */
  readonly hash: string;
  readonly isImmutable: boolean;
  /** The times at which Next last confirmed this page, and at which it was last asked. Milliseconds. */
  checkedAt = 0;
  askedAt = 0;
  /** How often pages had changed when Next rendered this one (PageStore). */
  generation = 0;

  readonly #headers: readonly string[];
  readonly #variants = new Map<Encoding, Variant>();
  readonly #isCompressed: boolean;
  #fastBrotli: Variant | undefined;
  #reads = 0;
  #isAddingBrotli = false;

  private constructor(hash: string, headers: readonly string[], isImmutable: boolean, isCompressed: boolean) {
    this.hash = hash;
    this.isImmutable = isImmutable;
    this.#headers = headers;
    this.#isCompressed = isCompressed;
  }

  /**
   * @param common headers of pages that have none of their own by that name
   * @returns the stored page when it has the same hash
   */
  static async of(
    body: Buffer,
    { type, headers, isImmutable }: Shareable,
    common: Record<string, string>,
    stored?: StoredPage,
  ): Promise<StoredPage> {
    const all = Object.entries({ ...common, ...headers }).flat();
    const hash = hashOf(body, all);
    if (stored?.hash === hash) return stored;
    const isCompressed = isCompressible(type, body.byteLength);
    const page = new StoredPage(hash, all, isImmutable, isCompressed);
    const encoding = isCompressed ? 'gzip' : 'identity';
    page.#add(encoding, isCompressed ? await gzip(body) : body);
    return page;
  }

  get bytes(): number {
    let sum = overheadBytes;
    for (const { body } of this.#variants.values()) sum += body.byteLength;
    return sum;
  }

  /** The best variant at hand in one of these encodings. */
  variantFor(acceptable: readonly Encoding[]): Variant {
    this.#reads += 1;
    for (const encoding of acceptable) {
      const variant = this.#variants.get(encoding);
      if (variant) return variant;
      if (encoding === 'identity') break;
      // A client that accepts Brotli alone does not wait for the best compression.
      if (this.#isCompressed && !acceptable.includes('gzip'))
        return (this.#fastBrotli ??= this.#makeFastBrotli());
    }
    return this.#variants.get('identity') ?? this.#makeVariant('identity', this.#plain());
  }

  get shouldAddBrotli(): boolean {
    const isWanted = this.#isCompressed && this.#reads >= minReadsForBrotli;
    return isWanted && !this.#isAddingBrotli && !this.#variants.has('br');
  }

  async addBrotli(): Promise<void> {
    this.#isAddingBrotli = true;
    this.#add('br', await brotli(this.#plain()));
    this.#fastBrotli = undefined;
  }

  #makeFastBrotli(): Variant {
    return this.#makeVariant('br', fastBrotli(this.#plain()), 'fast');
  }

  #plain(): Buffer {
    const compressed = this.#variants.get('gzip');
    return compressed ? gunzip(compressed.body) : Buffer.alloc(0);
  }

  #add(encoding: Encoding, body: Buffer): void {
    this.#variants.set(encoding, this.#makeVariant(encoding, body));
  }

  #makeVariant(encoding: Encoding, body: Buffer, suffix: string = encoding): Variant {
    const etag = `"${this.hash}${encoding === 'identity' ? '' : `-${suffix}`}"`;
    const notModifiedHeaders = [...this.#headers, 'ETag', etag];
    const headers = [...notModifiedHeaders, 'Content-Length', String(body.byteLength)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { headers, notModifiedHeaders, etag, body };
  }
}

function hashOf(body: Buffer, headers: readonly string[]): string {
  return createHash('sha256').update(headers.join('\n')).update(body).digest('base64url').slice(0, 22);
}
