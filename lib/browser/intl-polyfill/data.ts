/*
 * What a browser lacks to format in one language. scripts/intl-polyfill makes it from the Intl of the Node that renders
 * the pages, so that both write the same.
 */

/** Text with `{0}` where a number stands, for each plural category that the language has. */
export type TextByPlural = Partial<Record<Intl.LDMLPluralRule, string>>;

export interface DateData {
  /** Lists of names: of months, from index 1, and of weekdays, Sunday being 0. */
  names: string[][];
  /**
   * By `dateKey`: text with fields. `{day}` is a number, `{day:2}` has two digits, `{month:n0}` is a name of the first
   * list.
   */
  patterns: Record<string, string>;
  /** By `dateKey` and the largest unit in which two dates differ; `{>day}` is a field of the second date. */
  ranges: Record<string, Partial<Record<RangeUnit, string>>>;
}

/** From the largest to the smallest; `half` is the half of the day. */
export const rangeUnits = ['year', 'month', 'day', 'half', 'hour', 'minute', 'second'] as const;
export type RangeUnit = (typeof rangeUnits)[number];

export interface NumberData {
  /** `min2` leaves a number of four digits without a separator. */
  grouping: 'auto' | 'min2';
  /** What stands for a part that is no digit. */
  symbols: Partial<Record<Intl.NumberFormatPartTypes, string>>;
  percent: string;
  /** Short texts by unit. */
  units: Record<string, TextByPlural>;
}

export interface RelativeTimeData {
  past: TextByPlural;
  future: TextByPlural;
  /** By the number: "-1" is "yesterday". */
  names: Record<string, string>;
}

/** What stands between two, and, where there are more, after the first, between others and before the last. */
export type ListSeparators = [two: string, first: string, middle: string, last: string];

export interface IntlData {
  locale: string;
  dates: DateData;
  numbers: NumberData;
  /** By unit, in the singular. */
  relativeTimes: Record<string, RelativeTimeData>;
  /** By type and style, as in `conjunction/long`. */
  lists: Record<string, ListSeparators>;
  /** Countries and languages by code. */
  names: Record<string, Record<string, string>>;
  /** Letters that English puts elsewhere, each with a text that English puts where the language has the letter. */
  letters: Record<string, string>;
}

const ownOptions = new Set(['dateStyle', 'timeStyle', 'weekday', 'year', 'month', 'day']);
/** Options that change nothing here: the time zone is the browser's work. */
const neutralOptions = new Set(['timeZone', 'localeMatcher', 'formatMatcher']);

/** Names the options of a date; null for options that the data does not cover, such as hours without `timeStyle`. */
export function dateKey(options: Intl.DateTimeFormatOptions): string | null {
  const given = Object.entries(options).filter(
    ([name, value]) => value !== undefined && !neutralOptions.has(name),
  );
  if (given.some(([name]) => !ownOptions.has(name))) return null;
  const { dateStyle = '', timeStyle = '', weekday, year, month, day } = options;
  if (dateStyle || timeStyle) return `${dateStyle}/${timeStyle}`;
  if (given.length === 0) return ',numeric,numeric,numeric';
  return [weekday, year, month, day].join(',');
}
