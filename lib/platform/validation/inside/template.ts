import type { Locale } from '@/lib/platform/i18n/locales';

/*
 * The template syntax of messages/…/validation.json. `:name` is a placeholder. A block after a number,
 * `:min {one=символ|few=символа|many=символов}`, is a word in the plural form of that number: a form for each plural
 * category that the language has for whole numbers; categories may share a form: `few,many=символов`.
 */
const parts = /:([a-z_]+)|\{([^{}]*)\}/gu;

export type TemplateValues = Record<string, string | number>;

/** Matches whole names, so `:min` never matches in `:minutes`. Inserted values are not parsed again. */
export function fillTemplate(template: string, values: TemplateValues, locale: Locale): string {
  let count: number | undefined;
  return template.replace(parts, (whole, name?: string, forms?: string) => {
    if (forms !== undefined) return agree(forms, count, locale);
    const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value !== 'number') return value ?? whole;
    count = value;
    return writeNumber(value, locale);
  });
}

function agree(forms: string, count: number | undefined, locale: Locale): string {
  const category = count === undefined ? 'other' : new Intl.PluralRules(locale).select(count);
  const written = pluralForms(forms);
  return (written.find(({ categories }) => categories.includes(category)) ?? written.at(-1))?.word ?? '';
}

/**
 * Parses the plural forms between the braces.
 * @public for tests of all messages
 */
export function pluralForms(forms: string): { categories: string[]; word: string }[] {
  return forms.split('|').map((form) => {
    const [categories = '', word = ''] = form.split('=', 2);
    return { categories: categories.split(','), word };
  });
}

/** Four digits are not grouped, as in a year. */
const writeNumber = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(value);
