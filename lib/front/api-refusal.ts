import type { IncomingMessage } from 'node:http';
import type { Answer } from './response';

type RefusalCode = 'bad_request' | 'too_large' | 'method_not_allowed' | 'internal';
/** What a program that called the API gets to read, in the caller's language. */
export type ApiRefusal = (code: RefusalCode, request: IncomingMessage) => Omit<Answer, 'status'>;
/** Puts a refusal in the words of whoever is refused. */
export type Wording = (refusal: Answer) => Answer;

const codes: Partial<Record<number, RefusalCode>> = {
  400: 'bad_request',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'too_large',
  500: 'internal',
};

export function isApiCall({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/');
}

/** Readers of pages get the plain sentence; so do callers, where nobody knows better words. */
export function wordingFor(request: IncomingMessage, apiRefusal: ApiRefusal | undefined): Wording {
  if (!apiRefusal || !isApiCall(request)) return (refusal) => refusal;
  return (refusal) => {
    const code = codes[refusal.status];
    return code ? { ...refusal, ...apiRefusal(code, request) } : refusal;
  };
}
