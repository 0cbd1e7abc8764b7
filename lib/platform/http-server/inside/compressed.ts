import compression from 'compression';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Quality of Brotli, of 11: as quick as gzip, and smaller. It is the default; Next's own compression knows gzip alone. */
const compress = compression();

/** From here on what is written into the answer leaves as small as its reader can read it: Brotli, gzip or as it is. */
export function compressed(request: IncomingMessage, response: ServerResponse): void {
  // The boundary: it was written for Express, and uses of its request and response only what Node's have.
  compress(
    request as Parameters<typeof compress>[0],
    response as Parameters<typeof compress>[1],
    () => undefined,
  );
}
