import { z } from 'zod';
import { cefrLevels, occupations, personGenders } from '@/db/enums';
import { countries, languages } from '@/lib/platform/i18n/iso-codes';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { ageOptions, maxNameCodePoints } from './limits';

const name = z
  .string()
  .trim()
  .refine(
    (text) => countCodePoints(text) <= maxNameCodePoints,
    rule('max.string', { max: maxNameCodePoints }),
  )
  .meta({ maxLength: maxNameCodePoints });

/** The seven filters of spec §2, and the name. */
export const filters = z.strictObject({
  name: name
    .exactOptional()
    .describe('In any script and order; short forms of Russian names and small slips do not matter.'),
  level: z.enum(cefrLevels).exactOptional().describe('Of Russian, as the person says or a test has shown.'),
  age: z.enum(ageOptions).exactOptional().describe('Years from and to; the last bracket has no end.'),
  native: z.literal('1').exactOptional().describe('Native speakers of Russian alone.'),
  gender: z.enum(personGenders).exactOptional(),
  country: z.enum(countries).exactOptional().describe('ISO 3166-1 alpha-2.'),
  language: z.enum(languages).exactOptional().describe('The native language, ISO 639-1.'),
  occupation: z.enum(occupations).exactOptional(),
});
export type Filters = z.infer<typeof filters>;
export type FilterName = keyof Filters;

type Typed = Record<string, string | string[] | undefined>;

/** The filters in a query string: the first value of each; empty or unknown values are left out. */
export function readFilters(typed: Typed): Filters {
  const texts = Object.keys(filters.shape).map((key) => [key, firstOf(typed[key])] as const);
  const asked = texts.filter(([, text]) => text !== undefined && text.trim() !== '');
  const known = asked
    .map(([key, text]) => ({ [key]: key === 'name' ? shortened(text) : text }))
    .filter((filter) => filters.safeParse(filter).success);
  return filters.parse(Object.assign({}, ...known));
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const shortened = (text: string | undefined) =>
  text === undefined ? undefined : Array.from(text.trim()).slice(0, maxNameCodePoints).join('');
