import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { Answer } from '@/lib/platform/http-server/response';

/** UTF-16 code units: longer than any URL of the site, with room for a search query. */
const maxAddressLength = 4096;
/** Pages are only read; writes are API calls. */
const pageMethods = ['GET', 'HEAD'];
const apiMethods = [...pageMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** In development Next's error overlay looks up source lines here, by POST; a built site has nothing there. */
const developmentPrefix = '/__nextjs_';
const hostPattern = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The refusal of a request that Next would answer with 500 or not at all; undefined for any other. */
export function refusalOf(request: IncomingMessage): Answer | undefined {
  const { method = '', url = '', headers, rawHeaders, httpVersion } = request;
  const methods = isApiCall(request) || url.startsWith(developmentPrefix) ? apiMethods : pageMethods;
  if (!methods.includes(method)) return methodRefusal(methods);
  if (url.length > maxAddressLength) return { status: 414, body: 'The address is too long.\n' };
  if (!isWellFormed(url)) return { status: 400, body: 'The address is malformed.\n' };
  if (!isHost(headers.host, httpVersion) || !hasOneHost(rawHeaders))
    return { status: 400, body: 'The Host header is malformed.\n' };
  return expectationRefusal(headers);
}

export function methodRefusal(methods = pageMethods): Answer {
  return { status: 405, body: 'This method is not allowed.\n', headers: { Allow: methods.join(', ') } };
}

/** Whether the Host header is well formed; only HTTP/1.0 may leave it out. */
export function isHost(host: string | undefined, httpVersion: string): boolean {
  return host === undefined ? httpVersion === '1.0' : hostPattern.test(host);
}

/**
 * Whether there is at most one Host header: Node would use the first of several, but a proxy in front may have used the last.
 */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length < 2;
}

function expectationRefusal({ expect }: IncomingHttpHeaders): Answer | undefined {
  if (expect === undefined || expect.toLowerCase() === '100-continue') return undefined;
  return { status: 417, body: 'This expectation cannot be met.\n' };
}

/** Next would treat `/api/../courses` as a page after this server treated it as an API call. Browsers resolve them. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The path must percent-decode to UTF-8 and the URL holds no NUL; a bare percent sign is allowed in the query only. */
function isWellFormed(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!url.startsWith('/') || url.includes('%00') || path.includes('\\') || dotSegment.test(path))
    return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
