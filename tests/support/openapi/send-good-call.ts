import type { GoodCall } from './good-calls';
import type { Endpoint } from './handlers';

/** Calls a route handler with the data of a good call. */
export function sendGoodCall(
  { path, method, handler }: Endpoint,
  good: GoodCall,
  headers: Record<string, string>,
): Promise<Response> {
  const query = new URLSearchParams(good.query).toString();
  const request = new Request(`http://localhost:3000${path}?${query}`, {
    method,
    headers: {
      'accept-language': 'en',
      'x-forwarded-for': '192.0.2.9',
      ...(good.body !== undefined && { 'content-type': 'application/json' }),
      ...(good.file && { 'content-type': good.file.type }),
      ...headers,
    },
    ...(good.body !== undefined && { body: JSON.stringify(good.body) }),
    ...(good.file && { body: good.file }),
  });
  return handler(request, { params: Promise.resolve(good.params ?? {}) });
}
