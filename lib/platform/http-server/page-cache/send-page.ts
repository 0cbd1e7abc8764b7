import type { IncomingMessage } from 'node:http';
import type { FrontResponse } from '@/lib/platform/http-server/response';
import { acceptableEncodings } from './encodings';
import type { StoredPage } from './stored-page';

/** Answers with a page, or with 304 when the browser has it already. */
export function sendPage(
  { headers }: IncomingMessage,
  response: FrontResponse,
  page: StoredPage,
  requestId: string,
): void {
  const variant = page.variantFor(acceptableEncodings(headers['accept-encoding']?.toString()));
  const id = ['X-Request-Id', requestId];
  if (matches(headers['if-none-match'], variant.etag))
    response.send(304, [...variant.notModifiedHeaders, ...id]);
  else response.send(200, [...variant.headers, ...id], variant.body);
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy that changes the encoding makes a tag weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
