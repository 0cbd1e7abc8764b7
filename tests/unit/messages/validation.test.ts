import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { pluralForms } from '@/lib/platform/validation/inside/template';
import { leaves, validationMessages } from '@/tests/support/validation-messages';

const bounds = ['min', 'max', 'between', 'size', 'gt', 'gte', 'lt', 'lte'];
const measured = ['string', 'numeric', 'file', 'array'];

/** The families that spec §5 names, and the placeholders each sentence fills. */
const families: Record<string, string[]> = {
  required: [],
  required_if: [':other', ':value'],
  required_unless: [':other', ':value'],
  required_with: [':values'],
  required_with_all: [':values'],
  required_without: [':values'],
  required_without_all: [':values'],
  email: [],
  confirmed: [],
  unique: [],
  ...Object.fromEntries(
    bounds.flatMap((bound) => measured.map((kind) => [`${bound}.${kind}`, boundPlaceholders(bound)])),
  ),
  digits: [':digits'],
  digits_between: [':max', ':min'],
  date: [],
  date_format: [':format'],
  date_equals: [':date'],
  before: [':date'],
  before_or_equal: [':date'],
  after: [':date'],
  after_or_equal: [':date'],
  url: [],
  image: [],
  dimensions: [],
  mimes: [':values'],
  uploaded: [],
  file: [],
  regex: [],
  not_regex: [],
  in: [],
  not_in: [],
  exists: [],
  integer: [],
  numeric: [],
  multiple_of: [':value'],
  boolean: [],
  accepted: [],
  json: [],
  ip: [],
  uuid: [],
  timezone: [],
  phone: [],
  same: [':other'],
  different: [':other'],
  distinct: [],
  alpha: [],
  alpha_dash: [],
  alpha_num: [],
  lowercase: [],
  uppercase: [],
  starts_with: [':values'],
  ends_with: [':values'],
  contains: [':value'],
  string: [],
  array: [],
  object: [],
  prohibited: [],
  unknown: [],
};

function boundPlaceholders(bound: string): string[] {
  if (bound === 'between') return [':max', ':min'];
  return ['min', 'max', 'size'].includes(bound) ? [`:${bound}`] : [':value'];
}

/** These name no field, or say it in their own words. */
const withoutAttribute = new Set([
  'common_password',
  'current_password',
  'min_age',
  'birth_date_fixed',
  'staff_name',
  'reserved_name',
  'too_involved',
]);

const rulesOf = (locale: Locale) => new Map(leaves(validationMessages(locale).rules));
const block = /\{([^{}]*)\}/gu;
const placeholders = (template: string) =>
  [...template.replace(block, '').matchAll(/:[a-z_]+/gu)].map(([name]) => name).sort();

/** The plural categories a whole number can have. */
function wholeCategories(locale: Locale): string[] {
  const plural = new Intl.PluralRules(locale);
  const numbers = [...Array.from({ length: 1001 }, (_, number) => number), 1_000_000];
  return [...new Set(numbers.map((number) => plural.select(number)))].sort();
}

const scripts: Partial<Record<Locale, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  hy: /\p{Script=Armenian}/u,
  el: /\p{Script=Greek}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

/** Where a number never changes the word behind it, a sentence needs no forms. */
const unchanging: Partial<Record<Locale, RegExp>> = {
  tr: /./u,
  az: /./u,
  hy: /./u,
  ja: /./u,
  de: /\.string$/u,
  da: /\.string$|^min_age$/u,
  nb: /\.string$|^min_age$/u,
  nl: /^min_age$/u,
};

describe.each(locales)('spec §5: validation sentences in %s', (locale) => {
  const english = rulesOf('en');
  const rules = rulesOf(locale);

  it('are there for every rule family, with its placeholders and no other', () => {
    const own = Object.keys(families).map((name) => [name, placeholders(rules.get(name) ?? '')]);
    const due = Object.entries(families).map(([name, values]) => [name, [':attribute', ...values].sort()]);
    expect(own).toEqual(due);
  });

  it('fill exactly what the English ones fill', () => {
    const differing = [...english].filter(
      ([name, text]) => placeholders(text).join() !== placeholders(rules.get(name) ?? '').join(),
    );
    expect(differing.map(([name]) => name)).toEqual([]);
    expect([...rules.keys()]).toEqual([...english.keys()]);
  });

  it('name the field', () => {
    const nameless = [...rules].filter(
      ([name, text]) => !text.includes(':attribute') && !withoutAttribute.has(name),
    );
    expect(nameless.map(([name]) => name)).toEqual([]);
  });

  it('have a form for every plural category CLDR gives whole numbers, and none beside', () => {
    const wrong = [...rules].filter(([, text]) =>
      [...text.matchAll(block)].some(
        ([, forms = '']) =>
          pluralForms(forms)
            .flatMap(({ categories }) => categories)
            .sort()
            .join() !== wholeCategories(locale).join(),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('write no form that is empty, alone or said twice', () => {
    const words = [...rules.values()].flatMap((text) =>
      [...text.matchAll(block)].map(([, forms = '']) => pluralForms(forms).map(({ word }) => word)),
    );
    const wrong = words.filter(
      (forms) => forms.length < 2 || new Set(forms).size < forms.length || forms.includes(''),
    );
    expect(wrong).toEqual([]);
  });

  it('let the word agree wherever the English word does', () => {
    const counting = [...english].filter(([, text]) => text.includes('{')).map(([name]) => name);
    const stiff = counting.filter(
      (name) => !rules.get(name)?.includes('{') && !unchanging[locale]?.test(name),
    );
    expect(counting).toHaveLength(19);
    expect(stiff).toEqual([]);
  });

  it('count right before the word, and leave no brace behind', () => {
    const loose = [...rules].filter(
      ([, text]) => /[{}]/u.test(text.replace(block, '')) || /(?<!:[a-z_]+ )\{/u.test(text),
    );
    expect(loose).toEqual([]);
  });

  it('give the size of files in kilobytes', () => {
    const sizes = [...rules].filter(([name]) => name.endsWith('.file'));
    expect(sizes).toHaveLength(bounds.length);
    expect(sizes.filter(([, text]) => !/ (?:KB|КБ|Ko|ԿԲ)/u.test(text))).toEqual([]);
  });

  it('are in the letters of the language, and end as a sentence', () => {
    const script = scripts[locale] ?? /\p{Script=Latin}/u;
    const foreign = [...rules].filter(([, text]) => !script.test(text.replace(/:[a-z_]+/gu, '')));
    expect(foreign).toEqual([]);
    expect([...rules].filter(([, text]) => !/[.。։]$/u.test(text))).toEqual([]);
  });

  if (locale !== 'en') {
    it('are not left in English', () => {
      expect([...rules].filter(([name, text]) => text === english.get(name))).toEqual([]);
    });
  }

  it('call every field by a name of the language', () => {
    const names = leaves(validationMessages(locale).attributes);
    expect(names.map(([name]) => name)).toEqual(
      leaves(validationMessages('en').attributes).map(([name]) => name),
    );
    expect(names.filter(([, text]) => text.trim() === '' || /[:{}_]/u.test(text))).toEqual([]);
  });
});
