import { dateKey, rangeUnits, type DateData } from './data';

/** A date in some time zone: its fields by name. */
type Fields = Record<string, number>;
type Written = Parameters<Intl.DateTimeFormat['format']>[0];

const halfDayHours = 12;
const field = /\{(>?)(\w+):?(\w*)\}/g;

/**
 * The methods of a DateTimeFormat of our language; none for options that the data does not cover.
 * @param english the same in English, which knows the time zone @param Native makes another one
 */
export function dateMethods(
  english: Intl.DateTimeFormat,
  options: Intl.DateTimeFormatOptions,
  { dates: { names, patterns, ranges } }: { dates: DateData },
  Native: Intl.DateTimeFormatConstructor,
) {
  const key = dateKey(options);
  const pattern = key === null ? undefined : patterns[key];
  if (key === null || pattern === undefined) return {};
  const read = makeReader(Native, english.resolvedOptions().timeZone);
  const write = (text: string, start: Fields, end = start) =>
    text.replaceAll(field, (_, isEnd: string, name: string, form: string) =>
      writeField((isEnd ? end : start)[name] ?? 0, form, names),
    );
  return {
    format: (date?: Written) => write(pattern, read(date)),
    formatRange: (from: Written, until: Written) => {
      const [start, end] = [read(from), read(until)];
      const unit = rangeUnits.find((each) => start[each] !== end[each]);
      return write((unit && ranges[key]?.[unit]) ?? pattern, start, end);
    },
  };
}

/** Reads the fields of a date by the English calendar of the browser. */
function makeReader(Native: Intl.DateTimeFormatConstructor, timeZone: string): (date: Written) => Fields {
  const numeric = 'numeric';
  const clock = new Native('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  });
  return (date) => {
    const fields: Fields = {};
    for (const { type, value } of clock.formatToParts(date)) fields[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0 } = fields;
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
    return { ...fields, half: Math.floor(hour / halfDayHours), weekday };
  };
}

/** @param form of the field in a pattern: nothing, "2" or the number of a list of names behind an "n" */
function writeField(value: number, form: string, names: string[][]): string {
  if (form === '2') return String(value % 100).padStart(2, '0');
  return form === '' ? String(value) : (names[Number(form.slice(1))]?.[value] ?? '');
}
