import type { IncomingMessage } from 'node:http';
import type { Answer } from './response';

export type RefusalCode = 'bad_request' | 'too_large' | 'method_not_allowed' | 'internal';
/** Builds the error body of a refused API call, in the caller's language. */
export type ApiRefusal = (code: RefusalCode, request: IncomingMessage) => Omit<Answer, 'status'>;

/** Whether a request belongs to the API, whose refusals are JSON. */
export function isApiCall({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/');
}
