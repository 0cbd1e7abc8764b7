import type { IncomingMessage } from 'node:http';
import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { Answer, FrontResponse } from '@/lib/platform/http-server/response';

/** What pages of other sites may send and read, where the configuration lets them call the API at all. */
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const sendable = 'Authorization, Content-Type, Accept-Language, Idempotency-Key, Cache-Control';
const readable = 'Retry-After, X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining';
/** Seconds a browser may remember the answer to its question. */
const remembered = 600;

/**
 * Lets pages of these origins call the API, with a bearer and never with a cookie.
 * @returns the answer to a browser's question beforehand: a call that asks nothing of the sort goes on
 */
export function allowOrigins(
  request: IncomingMessage,
  response: FrontResponse,
  origins: readonly string[],
): Answer | undefined {
  if (origins.length === 0 || !isApiCall(request)) return undefined;
  // Also for calls without an origin: a cache must not give theirs to one that has it.
  response.varyBy = 'Origin';
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return undefined;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', readable);
  const isQuestion = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
  return isQuestion ? permission : undefined;
}

const permission: Answer = {
  status: 204,
  body: '',
  headers: {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': sendable,
    'Access-Control-Max-Age': remembered,
  },
};
