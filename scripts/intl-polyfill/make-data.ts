import type {
  IntlData,
  ListSeparators,
  NumberData,
  RelativeTimeData,
  TextByPlural,
} from '@/lib/browser/intl-polyfill/data';
import { countries, languages } from '@/lib/platform/i18n/iso-codes';
import { lettersOf } from './letters';
import { makeDates } from './make-dates';

/** The units in which the site writes sizes. */
const sizeUnits = ['kilobyte', 'megabyte'];
const timeUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
const listTypes = ['conjunction', 'disjunction', 'unit'] as const;
const listStyles = ['long', 'short', 'narrow'] as const;
/** Each plural category has at least one of these. */
const someNumbers = [0, 1, 2, 5, 100];
/** Numbers that can have a name, such as "yesterday". */
const namedNumbers = [-2, -1, 0, 1, 2];

interface Part {
  type: string;
  value: string;
}

/** What a browser without this locale lacks (lib/browser/intl-polyfill), read from the Intl of this Node. */
export function makeIntlData(locale: string): IntlData {
  const lists = listTypes.flatMap((type) =>
    listStyles.map((style) => [`${type}/${style}`, separatorsOf(locale, type, style)] as const),
  );
  return {
    locale,
    dates: makeDates(locale),
    numbers: makeNumbers(locale),
    relativeTimes: Object.fromEntries(timeUnits.map((unit) => [unit, relativeTime(locale, unit)])),
    lists: Object.fromEntries(lists),
    names: { region: namesOf(locale, 'region', countries), language: namesOf(locale, 'language', languages) },
    letters: lettersOf(locale),
  };
}

function makeNumbers(locale: string): NumberData {
  const format = new Intl.NumberFormat(locale, { signDisplay: 'always' });
  const parts = [-12_345.6, 1, NaN, Infinity].flatMap((value) => format.formatToParts(value));
  const signs = parts.filter(({ type }) => !['integer', 'fraction', 'literal'].includes(type));
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const textsOf = (unit: string) => {
    const units = new Intl.NumberFormat(locale, { style: 'unit', unit });
    return byPlural(locale, (value) => units.formatToParts(value));
  };
  const isGrouped = new Intl.NumberFormat(locale).formatToParts(1000).length > 1;
  return {
    grouping: isGrouped ? 'auto' : 'min2',
    symbols: Object.fromEntries(signs.map(({ type, value }) => [type, value])),
    percent: withPlace(percent.formatToParts(1)),
    units: Object.fromEntries(sizeUnits.map((unit) => [unit, textsOf(unit)])),
  };
}

function relativeTime(locale: string, unit: (typeof timeUnits)[number]): RelativeTimeData {
  const always = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const auto = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const isNamed = (value: number) => auto.format(value, unit) !== always.format(value, unit);
  return {
    past: byPlural(locale, (value) => always.formatToParts(-value, unit)),
    future: byPlural(locale, (value) => always.formatToParts(value, unit)),
    names: Object.fromEntries(namedNumbers.filter(isNamed).map((value) => [value, auto.format(value, unit)])),
  };
}

function byPlural(locale: string, partsOf: (value: number) => Part[]): TextByPlural {
  const plural = new Intl.PluralRules(locale);
  return Object.fromEntries(someNumbers.map((value) => [plural.select(value), withPlace(partsOf(value))]));
}

/** The text of these parts, with `{0}` for the number. */
function withPlace(parts: Part[]): string {
  return parts.map(({ type, value }) => (type === 'integer' ? '{0}' : value)).join('');
}

function separatorsOf(
  locale: string,
  type: Intl.ListFormatType,
  style: Intl.ListFormatStyle,
): ListSeparators {
  const list = new Intl.ListFormat(locale, { type, style });
  const between = (...items: string[]) => {
    const parts: Part[] = list.formatToParts(items);
    return parts.filter((part) => part.type === 'literal').map(({ value }) => value);
  };
  const [[two = ''], [first = '', middle = '', last = '']] = [between('1', '2'), between('1', '2', '3', '4')];
  return [two, first, middle, last];
}

function namesOf(locale: string, type: 'region' | 'language', codes: string[]): Record<string, string> {
  const names = new Intl.DisplayNames(locale, { type, fallback: 'none' });
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name]];
    }),
  );
}
