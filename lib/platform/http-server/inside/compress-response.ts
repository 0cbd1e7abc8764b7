import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Brotli looks back as far as its window, and takes several times its size in memory for each response. By default that
 * is 4 MB (2 to the power of 22), so that a few answers make the garbage collector run; pages and answers are smaller
 * than 256 kB.
 */
const windowBits = 18;

/** Brotli at the package's default quality (4 of 11): as fast as gzip and smaller. Next's own compression knows only gzip. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: windowBits } } });

/** Compresses what is written into the response from now on: Brotli, gzip or identity, as the client accepts. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  // The boundary: the types are Express's, but the package uses only what Node's request and response have.
  compress(
    request as Parameters<typeof compress>[0],
    response as Parameters<typeof compress>[1],
    () => undefined,
  );
}
