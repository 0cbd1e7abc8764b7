import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { Answer } from '@/lib/platform/http-server/response';

/** Longer addresses than any of ours, with room for a search. */
const longestAddress = 4096;
/** A page is read; whatever changes something is a call. */
const pageMethods = ['GET', 'HEAD'];
const apiMethods = [...pageMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Next's error overlay asks its own server where a line of code is; a built site has nothing there. */
const developmentTools = '/__nextjs_';
const hostPattern = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** What is refused before Next sees it, because Next would answer it with 500 or not at all. */
export function refusalOf(request: IncomingMessage): Answer | undefined {
  const { method = '', url = '', headers, rawHeaders, httpVersion } = request;
  const methods = isApiCall(request) || url.startsWith(developmentTools) ? apiMethods : pageMethods;
  if (!methods.includes(method)) return methodRefusal(methods);
  if (url.length > longestAddress) return { status: 414, body: 'The address is too long.\n' };
  if (!isWellFormed(url)) return { status: 400, body: 'The address is malformed.\n' };
  if (!isHost(headers.host, httpVersion) || !hasOneHost(rawHeaders))
    return { status: 400, body: 'The Host header is malformed.\n' };
  return expectationRefusal(headers);
}

export function methodRefusal(methods = pageMethods): Answer {
  return { status: 405, body: 'This method is not allowed.\n', headers: { Allow: methods.join(', ') } };
}

/** Only HTTP/1.0 may leave it out. */
export function isHost(host: string | undefined, httpVersion: string): boolean {
  return host === undefined ? httpVersion === '1.0' : hostPattern.test(host);
}

/** Node keeps the first of several; a proxy in front of us may have kept the last. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length < 2;
}

function expectationRefusal({ expect }: IncomingHttpHeaders): Answer | undefined {
  if (expect === undefined || expect.toLowerCase() === '100-continue') return undefined;
  return { status: 417, body: 'This expectation cannot be met.\n' };
}

/** Next would take `/api/../courses` for a page, after we took it for a call. Browsers resolve them beforehand. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Percent signs spell UTF-8 without NUL. A query may hold a bare one, a path may not. */
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
