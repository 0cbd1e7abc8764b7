import type { IncomingMessage } from 'node:http';
import type { Answer } from './response';

export type RefusalCode = 'bad_request' | 'too_large' | 'method_not_allowed' | 'internal';
/** What a program that called the API gets to read, in the caller's language. */
export type ApiRefusal = (code: RefusalCode, request: IncomingMessage) => Omit<Answer, 'status'>;
export function isApiCall({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/');
}
