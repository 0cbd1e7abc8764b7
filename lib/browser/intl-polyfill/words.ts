import type { IntlData, RelativeTimeData } from './data';
import { putNumber } from './numbers';

/** The methods of a RelativeTimeFormat of our language; none for the short styles. @param writeNumber in our language */
export function relativeTimeMethods(
  { numeric = 'always', style = 'long' }: Intl.RelativeTimeFormatOptions,
  { relativeTimes, locale }: IntlData,
  writeNumber: (value: number) => string,
) {
  if (style !== 'long') return {};
  const plural = new Intl.PluralRules(locale);
  const write = ({ past, future, names }: RelativeTimeData, value: number) => {
    const name = numeric === 'auto' ? names[value] : undefined;
    if (name !== undefined) return name;
    const size = Math.abs(value);
    const isPast = value < 0 || Object.is(value, -0);
    return putNumber(isPast ? past : future, plural.select(size), writeNumber(size));
  };
  return {
    format: (value: number, unit: Intl.RelativeTimeFormatUnit) => {
      const data = relativeTimes[unit.replace(/s$/, '')];
      if (!data) throw new RangeError(`Invalid unit argument for format() '${unit}'`);
      return write(data, value);
    },
  };
}

type ListPart = ReturnType<Intl.ListFormat['formatToParts']>[number];

/** The methods of a ListFormat of our language. */
export function listMethods(
  { type = 'conjunction', style = 'long' }: Intl.ListFormatOptions,
  { lists }: IntlData,
) {
  const separators = lists[`${type}/${style}`];
  if (!separators) return {};
  const [two, first, middle, last] = separators;
  const before = (index: number, count: number) => {
    if (count === 2) return two;
    if (index === count - 1) return last;
    return index === 1 ? first : middle;
  };
  const formatToParts = (items: Iterable<string>): ListPart[] => {
    const all = [...items];
    return all.flatMap((value, index): ListPart[] => {
      const element: ListPart = { type: 'element', value };
      return index === 0 ? [element] : [{ type: 'literal', value: before(index, all.length) }, element];
    });
  };
  const format = (items: Iterable<string>) =>
    formatToParts(items)
      .map(({ value }) => value)
      .join('');
  return { format, formatToParts };
}

/** The methods of DisplayNames of our language; none for what has no names in the data. */
export function nameMethods(
  { type, style = 'long', fallback = 'code' }: Intl.DisplayNamesOptions,
  { names: allNames }: IntlData,
) {
  const names = allNames[type];
  if (!names || style !== 'long') return {};
  return { of: (code: string) => names[code] ?? (fallback === 'code' ? code : undefined) };
}

/** The methods of a Collator of our language. @param english the same in English */
export function collatorMethods(english: Intl.Collator, { letters }: IntlData) {
  // The browser's own, bound to the object, whose method is then replaced.
  const { compare } = english;
  const asEnglish = (text: string) =>
    text.normalize().replaceAll(/\S/gu, (letter) => letters[letter] ?? letter);
  return { compare: (one: string, other: string) => compare(asEnglish(one), asEnglish(other)) };
}
