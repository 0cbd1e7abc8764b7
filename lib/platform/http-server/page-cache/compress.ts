import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import pLimit from 'p-limit';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const gzipAsync = promisify(zlib.gzip);
const brotliAsync = promisify(zlib.brotliCompress);

/** Below this size the additional headers weigh more than what is saved. */
const minBytes = 860;
const compressibleType = /^(?:text\/|image\/svg)|[/+](?:json|xml|javascript|wasm)\b/;

export function isCompressible(type: string, bytes: number): boolean {
  return bytes >= minBytes && compressibleType.test(type);
}

export const gzip = (bytes: Buffer): Promise<Buffer> => gzipAsync(bytes, { level: 9 });
export const gunzip = (bytes: Buffer): Buffer => zlib.gunzipSync(bytes);

/** As fast as gzip: some milliseconds for a page. */
const fastQuality = 4;

export function fastBrotli(bytes: Buffer): Buffer {
  return zlib.brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: fastQuality } });
}

/** One at a time: it takes a tenth of a second of the thread pool in which passwords are hashed as well. */
const oneAtATime = pLimit(1);

/** Brotli quality, 0 to 11: the last step would take three times as long for 2 % fewer bytes. */
const bestQuality = 10;

/** The best compression that is worth its time. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  const params = { [BROTLI_PARAM_QUALITY]: bestQuality, [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return oneAtATime(() => brotliAsync(bytes, { params }));
}
