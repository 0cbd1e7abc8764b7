import type { IncomingMessage } from 'node:http';
import type { ApiRefusal, RefusalCode } from '@/lib/platform/http-server/api-refusal';
import { clientKindOf } from './client-kind';
import type { Answer } from '@/lib/platform/http-server/response';

/** Turns a refusal into the form that the client's kind can read. */
export type FormatRefusal = (refusal: Answer) => Answer;

const codeOfStatus: Partial<Record<number, RefusalCode>> = {
  400: 'bad_request',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'too_large',
  500: 'internal',
};

/** Programs get the API's error body, bots the status and hardly any text (spec §8), people the plain sentence. */
export function refusalFormatFor(
  request: IncomingMessage,
  apiRefusal: ApiRefusal | undefined,
): FormatRefusal {
  switch (clientKindOf(request)) {
    case 'program':
      return (refusal) => {
        const code = codeOfStatus[refusal.status];
        return code && apiRefusal ? { ...refusal, ...apiRefusal(code, request) } : refusal;
      };
    case 'bot':
      return forBots;
    case 'file':
    case 'router':
    case 'person':
      return (refusal) => refusal;
  }
}

function forBots({ status, headers }: Answer): Answer {
  const body = `<!doctype html><title>${status}</title>\n`;
  return { status, type: 'text/html', body, ...(headers && { headers }) };
}
