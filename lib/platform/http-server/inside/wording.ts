import type { IncomingMessage } from 'node:http';
import type { ApiRefusal, RefusalCode } from '@/lib/platform/http-server/api-refusal';
import { askerOf } from './asker';
import type { Answer } from '@/lib/platform/http-server/response';

/** Puts a refusal in the words of whoever is refused. */
export type Wording = (refusal: Answer) => Answer;

const codes: Partial<Record<number, RefusalCode>> = {
  400: 'bad_request',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'too_large',
  500: 'internal',
};

/** Programs read our error body; bots the status and next to nothing (spec §8); people what was said. */
export function wordingFor(request: IncomingMessage, apiRefusal: ApiRefusal | undefined): Wording {
  switch (askerOf(request)) {
    case 'program':
      return (refusal) => {
        const code = codes[refusal.status];
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
