import type { IncomingMessage } from 'node:http';
import type { FrontResponse } from '@/lib/platform/http-server/response';
import { readableEncodings } from './encodings';
import type { StoredPage } from './stored-page';

/** Gives a page to a reader, or says that the reader has it already. */
export function sendPage(
  { headers }: IncomingMessage,
  response: FrontResponse,
  page: StoredPage,
  requestId: string,
): void {
  const variant = page.variantFor(readableEncodings(headers['accept-encoding']?.toString()));
  const isKnown = isNamed(variant.etag, headers['if-none-match']);
  if (isKnown) response.send(304, [...variant.unchanged, 'X-Request-Id', requestId]);
  else response.send(200, [...variant.headers, 'X-Request-Id', requestId], variant.body);
}

/** Proxies that change an encoding call a tag weak: it still names this content. */
function isNamed(etag: string, named: string | undefined): boolean {
  if (named === undefined) return false;
  return named.split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
