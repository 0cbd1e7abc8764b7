import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { locales, type Locale } from '@/lib/platform/i18n/locales';

const errorsSchema = z.object({
  bad_request: z.string(),
  too_large: z.string(),
  not_found: z.string(),
  method_not_allowed: z.string(),
  internal: z.string(),
  unavailable: z.string(),
  too_many_requests: z.string(),
});
const layoutSchema = z.object({
  errorScreen: z.object({ update: z.string(), updating: z.string(), request: z.string() }),
});

export type ErrorSentence = keyof z.infer<typeof errorsSchema>;
type Sentences = Record<ErrorSentence | 'update' | 'updating' | 'request', string>;

/** Read at startup, because they are needed when everything else fails. */
const sentences = new Map(locales.map((locale) => [locale, readSentences(locale)]));

/** The sentences that the serving process sends without Next. */
export function sentencesIn(locale: Locale): Sentences {
  return sentences.get(locale) ?? readSentences(locale);
}

function readSentences(locale: Locale): Sentences {
  const errors = errorsSchema.parse(readSlice(locale, 'errors'));
  const { update, updating, request } = layoutSchema.parse(readSlice(locale, 'layout')).errorScreen;
  return { ...errors, update, updating, request };
}

function readSlice(locale: Locale, slice: string): unknown {
  return JSON.parse(readFileSync(`messages/${locale}/${slice}.json`, 'utf8'));
}
