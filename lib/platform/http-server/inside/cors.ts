import type { IncomingMessage } from 'node:http';
import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { Answer, FrontResponse } from '@/lib/platform/http-server/response';

/** What pages of the configured other origins may send to the API and read from it. */
const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const allowedHeaders = 'Authorization, Content-Type, Accept-Language, Idempotency-Key, Cache-Control';
const exposedHeaders = 'Retry-After, X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining';
/** How long a browser may cache the answer to a preflight request. */
const maxAgeSeconds = 600;

/**
 * Lets pages of these origins call the API with a bearer token, never with a cookie.
 * @returns the answer to a preflight request; undefined for every other request, which goes on
 */
export function allowOrigins(
  request: IncomingMessage,
  response: FrontResponse,
  origins: readonly string[],
): Answer | undefined {
  if (origins.length === 0 || !isApiCall(request)) return undefined;
  // Also for calls without an Origin: a cache must not serve their response to a call that has one.
  response.varyBy = 'Origin';
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return undefined;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
  const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
  return isPreflight ? preflightAnswer : undefined;
}

const preflightAnswer: Answer = {
  status: 204,
  body: '',
  headers: {
    'Access-Control-Allow-Methods': allowedMethods,
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Max-Age': maxAgeSeconds,
  },
};
