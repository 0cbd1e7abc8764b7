import type { IncomingMessage } from 'node:http';
import { preferredLocale } from '@/lib/platform/i18n/locales';
import type { Answer } from '@/lib/platform/http-server/response';
import { sentencesIn, type ErrorSentence } from './sentences';

/** The same body that an endpoint's refusal has, for calls that do not get as far as an endpoint. */
export function apiRefusal(code: ErrorSentence, { headers }: IncomingMessage): Omit<Answer, 'status'> {
  const message = sentencesIn(preferredLocale(headers['accept-language'] ?? null))[code];
  return { type: 'application/json', body: JSON.stringify({ message, code }) };
}
