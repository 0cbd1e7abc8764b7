import 'server-only';
import { createTranslator, type Messages } from 'next-intl';
import type { AppError, FieldFault } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { fillTemplate } from '@/lib/validation/template';

export interface ErrorBody {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

/** What an error says to its caller (decisions, "Calls and errors"): never a stack, never a value that was sent. */
export async function errorBody(error: AppError, locale: Locale): Promise<ErrorBody> {
  const messages: Messages = await loadMessages(locale);
  const translate = createTranslator({ locale, messages, namespace: 'errors' });
  const body = { message: translate(error.code, error.values), code: error.code };
  if (!error.fields) return body;
  const { attributes, rules } = messages.validation;
  const errors = Object.entries(error.fields).map(([field, faults]): [string, string[]] => [
    field,
    faults.map((fault) => sentence(rules, fault, nameOf(attributes, field))),
  ]);
  return { ...body, errors: Object.fromEntries(errors) };
}

function nameOf(attributes: Record<string, string>, field: string): string {
  const [first = ''] = field.split('.');
  const known = [field, first].find((name) => Object.hasOwn(attributes, name));
  return (known && attributes[known]) ?? field.replaceAll('_', ' ').slice(0, 60);
}

function sentence(rules: Record<string, unknown>, { rule, values }: FieldFault, attribute: string): string {
  const found = rule.split('.').reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), rules);
  const template = typeof found === 'string' ? found : rules.in;
  return fillTemplate(String(template), { ...values, attribute });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
