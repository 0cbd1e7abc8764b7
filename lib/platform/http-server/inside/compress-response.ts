import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Brotli looks back as far as its window, and takes several times its size in memory for each response. By default that
 * is 4 MB (2 to the power of 22), so that a few answers make the garbage collector run; pages and answers are smaller
 * than 256 kB.
 */
const windowBits = 18;

/**
 * Brotli quality, 0 to 11. These answers are compressed anew each time: half the processor time of the package's default, 4,
 * for a twentieth more bytes; still smaller and faster than gzip. Next's own compression knows only gzip.
 */
const quality = 3;

/** Size in bytes below which compression would save hardly anything. */
export const minCompressedBytes = 1024;

const compress = compression({
  threshold: minCompressedBytes,
  brotli: {
    params: { [constants.BROTLI_PARAM_LGWIN]: windowBits, [constants.BROTLI_PARAM_QUALITY]: quality },
  },
});

/** Compresses what is written into the response from now on: Brotli, gzip or identity, as the client accepts. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  // The boundary: the types are Express's, but the package uses only what Node's request and response have.
  compress(
    request as Parameters<typeof compress>[0],
    response as Parameters<typeof compress>[1],
    () => undefined,
  );
}
