import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gunzipSync } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Below this the headers weigh more than what is saved. */
const leastWorth = 860;
const compressible = /^(?:text\/|image\/svg)|[/+](?:json|xml|javascript|wasm)\b/;

export function isWorthCompressing(type: string, bytes: number): boolean {
  return bytes >= leastWorth && compressible.test(type);
}

export const toGzip = (bytes: Buffer): Promise<Buffer> => gzipped(bytes, { level: 9 });
export const fromGzip = (bytes: Buffer): Buffer => gunzipSync(bytes);

/** As quick as gzip: some milliseconds for a page. */
const quickQuality = 4;

export function toBrotliAtOnce(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } });
}

/** One at a time: it takes a tenth of a second, and passwords are hashed by the same few threads. */
let last: Promise<unknown> = Promise.resolve();

/** The smallest there is, after all that were asked for before. */
export function toBrotli(bytes: Buffer): Promise<Buffer> {
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const work = last.then(() => brotlied(bytes, { params: parameters }));
  last = work.catch(() => undefined);
  return work;
}
