import 'server-only';
import { createTranslator, type Messages } from 'next-intl';
import type { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { echo } from '@/lib/platform/validation/attribute';
import { faultSentence } from '@/lib/platform/validation/sentence';

export interface ErrorBody {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

/** More fields than any form has: it limits the answer to a body with many unknown fields. */
const maxFields = 50;

/** The body of an error (decisions, "Calls and errors"): never a stack, never a value from the call. */
export async function errorBody(error: AppError, locale: Locale): Promise<ErrorBody> {
  const messages: Messages = await loadMessages(locale);
  const translate = createTranslator({ locale, messages, namespace: 'errors', ...logMissing });
  const body = { message: translate(error.code, wordsOf(error.values, locale)), code: error.code };
  if (!error.fields) return body;
  const errors = Object.entries(error.fields)
    .slice(0, maxFields)
    .map(([field, faults]): [string, string[]] => [
      echo(field),
      faults.map((fault) => faultSentence(messages.validation, locale, field, fault)),
    ]);
  return { ...body, errors: Object.fromEntries(errors) };
}

/** The values of a sentence's placeholders, with dates as words. */
function wordsOf(values: AppError['values'], locale: Locale): Record<string, string | number> {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value instanceof Date ? date.format(value) : value]),
  );
}
