import type { Messages } from 'next-intl';
import type { FieldFault } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { attributeName, echo } from './attribute';
import { fillTemplate } from './inside/template';

type Validation = Messages['validation'];

/** The message for a field's error, in the person's language. `field` is a key of `fieldFaults`. */
export function faultSentence(
  messages: Validation,
  locale: Locale,
  field: string,
  { rule, values = {} }: FieldFault,
): string {
  // An unknown field keeps its own name, so that the caller can find it.
  const attribute = rule === 'unknown' ? echo(field) : attributeName(messages.attributes, field);
  const words = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'number' ? value : wordOf(messages, locale, { rule, name, value }),
  ]);
  return fillTemplate(templateOf(messages.rules, rule), { ...Object.fromEntries(words), attribute }, locale);
}

function templateOf(rules: Validation['rules'], rule: string): string {
  const found = rule.split('.').reduce<unknown>(child, rules);
  return typeof found === 'string' ? found : rules.in;
}

function child(tree: unknown, name: string): unknown {
  return typeof tree === 'object' && tree !== null && Object.hasOwn(tree, name)
    ? Reflect.get(tree, name)
    : undefined;
}

interface Value {
  rule: string;
  name: string;
  value: string;
}

function wordOf({ attributes, values }: Validation, locale: Locale, { rule, name, value }: Value): string {
  if (name === 'other') return attributeName(attributes, value);
  if (name === 'date') return day(value, locale);
  if (name === 'values') return list(attributes, locale, { rule, value });
  const known = child(values, value);
  return typeof known === 'string' ? known : echo(value);
}

function list(attributes: Validation['attributes'], locale: Locale, { rule, value }: Omit<Value, 'name'>) {
  const names = value.split(/,\s*/u);
  const areFields = rule.startsWith('required_with');
  return names
    .map((name) => (areFields ? attributeName(attributes, name) : echo(name)))
    .join(locale === 'ja' ? '、' : ', ');
}

/** A day like 2026-11-21 as a long date, without the “г.” that Russian adds: its full stop would double the sentence's. */
function day(value: string, locale: Locale): string {
  const date = new Date(value.slice(0, 10));
  if (Number.isNaN(date.getTime())) return echo(value);
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return written.format(date).replace(/\s\p{L}+\.$/u, '');
}
