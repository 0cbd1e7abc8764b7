import type { IncomingMessage } from 'node:http';
import { preferredLocale } from '@/lib/platform/i18n/locales';
import type { Answer } from '@/lib/platform/http-server/response';
import { sentencesIn, type ErrorSentence } from './sentences';

/** The error body of an endpoint, for calls that are refused before they reach one. */
export function apiRefusal(code: ErrorSentence, { headers }: IncomingMessage): Omit<Answer, 'status'> {
  const message = sentencesIn(preferredLocale(headers['accept-language'] ?? null))[code];
  return { type: 'application/json', body: JSON.stringify({ message, code }) };
}
