import type { NumberData, TextByPlural } from './data';

const digits = new Set([
  'minusSign',
  'plusSign',
  'integer',
  'group',
  'decimal',
  'fraction',
  'nan',
  'infinity',
]);

/** The options with our language's default of grouping. */
export function withGrouping(
  options: Intl.NumberFormatOptions,
  { numbers: { grouping } }: { numbers: NumberData },
): Intl.NumberFormatOptions {
  const { useGrouping = 'auto', notation = 'standard' } = options;
  return useGrouping === 'auto' && notation === 'standard' ? { ...options, useGrouping: grouping } : options;
}

/**
 * The methods of a NumberFormat of our language; none for options that the data does not cover, such as currencies.
 * @param english the same in English, which rounds and groups
 */
export function numberMethods(
  english: Intl.NumberFormat,
  options: Intl.NumberFormatOptions,
  { numbers, locale }: { numbers: NumberData; locale: string },
) {
  const around = textAround(options, numbers);
  if (!around) return {};
  const plural = new Intl.PluralRules(locale, english.resolvedOptions());
  return {
    format: (value: number | bigint) => {
      const parts = english.formatToParts(value).filter(({ type }) => digits.has(type));
      const written = parts.map(({ type, value: part }) => numbers.symbols[type] ?? part).join('');
      return putNumber(around, plural.select(Number(value)), written);
    },
  };
}

function textAround(
  { style = 'decimal', notation = 'standard', unit = '', unitDisplay = 'short' }: Intl.NumberFormatOptions,
  { percent, units }: NumberData,
): TextByPlural | undefined {
  if (notation !== 'standard') return undefined;
  if (style === 'decimal') return { other: '{0}' };
  if (style === 'percent') return { other: percent };
  return style === 'unit' && unitDisplay === 'short' ? units[unit] : undefined;
}

/** Puts a number into the text of its plural category. */
export function putNumber(texts: TextByPlural, category: Intl.LDMLPluralRule, written: string): string {
  return (texts[category] ?? texts.other ?? '').replace('{0}', () => written);
}
