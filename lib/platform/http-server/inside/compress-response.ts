import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Brotli at the package's default quality (4 of 11): as fast as gzip and smaller. Next's own compression knows only gzip. */
const compress = compression();

/** Compresses what is written into the response from now on: Brotli, gzip or identity, as the client accepts. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  // The boundary: the types are Express's, but the package uses only what Node's request and response have.
  compress(
    request as Parameters<typeof compress>[0],
    response as Parameters<typeof compress>[1],
    () => undefined,
  );
}
