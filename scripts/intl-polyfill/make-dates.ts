import { dateKey, rangeUnits, type DateData, type RangeUnit } from '@/lib/browser/intl-polyfill/data';

type Options = Intl.DateTimeFormatOptions;
interface Part {
  type: string;
  value: string;
  source?: string;
}

/** What the site asks for; lib/browser/intl-polyfill writes other forms in English, and a test keeps them out. */
const weekdays = [undefined, 'long', 'short'] as const;
const years = [undefined, 'numeric'] as const;
const months = [undefined, 'numeric', 'long', 'short'] as const;
const days = [undefined, 'numeric'] as const;
const dateStyles = [undefined, 'full', 'long', 'medium', 'short'] as const;
/** Without the two that name the time zone. */
const timeStyles = [undefined, 'medium', 'short'] as const;

/** Every field is below ten, so that one written with two digits begins with a zero. */
const sample = Date.UTC(2005, 1, 3, 4, 5, 6);
/** Dates that differ from the sample in one unit. */
const changed: Record<RangeUnit, number> = {
  year: Date.UTC(2006, 1, 3, 4, 5, 6),
  month: Date.UTC(2005, 2, 3, 4, 5, 6),
  day: Date.UTC(2005, 1, 4, 4, 5, 6),
  half: Date.UTC(2005, 1, 3, 16, 5, 6),
  hour: Date.UTC(2005, 1, 3, 5, 5, 6),
  minute: Date.UTC(2005, 1, 3, 4, 6, 6),
  second: Date.UTC(2005, 1, 3, 4, 5, 7),
};
const aDayOfEachMonth = Array.from({ length: 12 }, (_, month) => Date.UTC(2005, month, 3));
const aWeekFromSunday = Array.from({ length: 7 }, (_, day) => Date.UTC(2005, 4, 1 + day));

/** How dates are written, for each combination of their fields and of their styles. */
export function makeDates(locale: string): DateData {
  const names: string[][] = [];
  const patterns: DateData['patterns'] = {};
  const ranges: DateData['ranges'] = {};
  for (const options of allOptions()) {
    const key = dateKey(options) ?? '';
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const pattern = patternOf(format, names);
    patterns[key] = pattern;
    if (options.dateStyle || options.timeStyle) ranges[key] = rangesOf(format, pattern, names);
  }
  return { names, patterns, ranges };
}

function allOptions(): Options[] {
  const fields = weekdays.flatMap((weekday) =>
    years.flatMap((year) =>
      months.flatMap((month) => days.map((day): Options => given({ weekday, year, month, day }))),
    ),
  );
  const styles = dateStyles.flatMap((dateStyle) =>
    timeStyles.map((timeStyle): Options => given({ dateStyle, timeStyle })),
  );
  return [...fields, ...styles].filter((options) => Object.keys(options).length > 0);
}

const given = (options: Record<string, string | undefined>): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

function patternOf(format: Intl.DateTimeFormat, names: string[][]): string {
  const valuesOf = (type: string, dates: number[]) =>
    dates.map((date) => format.formatToParts(date).find((part) => part.type === type)?.value ?? '');
  const listOf = (type: string) =>
    type === 'month' ? ['', ...valuesOf(type, aDayOfEachMonth)] : valuesOf(type, aWeekFromSunday);
  return writePattern(format.formatToParts(sample), (type) => addList(names, listOf(type)));
}

/** @returns the place of a list among all, to which it is added when it is new */
function addList(names: string[][], list: string[]): number {
  const known = names.findIndex((each) => each.join('|') === list.join('|'));
  return known === -1 ? names.push(list) - 1 : known;
}

/** @param pattern of one date; a range is likely to have the same names */
function rangesOf(
  format: Intl.DateTimeFormat,
  pattern: string,
  names: string[][],
): DateData['ranges'][string] {
  const likely = [...pattern.matchAll(/:n(\d+)/g)].map(([, place]) => Number(place));
  const findList = (value: string) =>
    [...likely, ...names.keys()].find((place) => names[place]?.includes(value)) ?? -1;
  return Object.fromEntries(
    rangeUnits.map((unit) => {
      const parts: Part[] = format.formatRangeToParts(sample, changed[unit]);
      return [unit, writePattern(parts, (_, value) => findList(value))];
    }),
  );
}

/** @param placeOfList says in which list of names the value of a field is */
function writePattern(parts: Part[], placeOfList: (type: string, value: string) => number): string {
  const hasTwoDigits = (type: string) =>
    parts.some((part) => part.type === type && part.value.startsWith('0'));
  return parts
    .map(({ type, value, source }) => {
      if (type === 'literal') return value;
      const name = source === 'endRange' ? `>${type}` : type;
      if (!/^\d+$/.test(value)) return `{${name}:n${placeOfList(type, value)}}`;
      return hasTwoDigits(type) ? `{${name}:2}` : `{${name}}`;
    })
    .join('');
}
