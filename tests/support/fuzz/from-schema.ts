import fc from 'fast-check';
import type { OpenApiDocument, Schema } from '@/lib/platform/openapi/types';

/** The placeholder of a value that only the sender knows; see `fill`. */
export const placeholder = (name: KnownName) => `§${name}§`;
export const knownNames = [
  'answer',
  'birth_date',
  'course',
  'current_password',
  'email',
  'exercise',
  'first_name',
  'lesson',
  'letter',
  'password',
  'password_confirmation',
  'refresh_token',
  'run',
  'session',
  'surname',
  'token',
  'token_id',
  'turn',
] as const;
export type KnownName = (typeof knownNames)[number];

type Named = OpenApiDocument['components']['schemas'];

/** An arbitrary of values that fit a schema of the description. */
export function valueFor(schema: Schema, named: Named, name = ''): fc.Arbitrary<unknown> {
  const plain = plainValue(schema, named);
  const known = knownNames.find((each) => each === name);
  if (known === undefined) return plain;
  return fc.oneof({ weight: 9, arbitrary: fc.constant(placeholder(known)) }, { weight: 1, arbitrary: plain });
}

function plainValue(schema: Schema, named: Named): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return plainValue(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => plainValue(choice, named)));
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...types.map((type) => kinds[type]?.(schema, named) ?? fc.constant(null)));
}

const kinds: Record<string, (schema: Schema, named: Named) => fc.Arbitrary<unknown>> = {
  string: text,
  integer: ({ minimum = -1000, maximum = 1_000_000 }) =>
    fc.integer({ min: minimum, max: Math.max(minimum, maximum) }),
  number: ({ minimum = -1000, maximum = 1_000_000 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  array: ({ items = {}, minItems = 0, maxItems = 5 }, named) =>
    fc.array(valueFor(items, named), { minLength: minItems, maxLength: maxItems }),
  object: record,
};

function text({ format = '', pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const known = formats[format];
  if (known) return known();
  if (pattern !== undefined) return matching(pattern);
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)), unit: 'grapheme' });
}

/** Functions, because those that no schema names need not be made: addresses of the web take fast-check two seconds. */
const formats: Record<string, () => fc.Arbitrary<string>> = {
  uuid: () => fc.uuid(),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl(),
  date: () =>
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  'date-time': () => fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString()),
};

const textsByPattern = new Map<string, fc.Arbitrary<string>>();

/** Text that matches a pattern. Each pattern is read once, because some take fast-check a tenth of a second. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = textsByPattern.get(pattern) ?? readPattern(pattern);
  textsByPattern.set(pattern, known);
  return known;
}

/** Any text when the pattern cannot be generated from. */
function readPattern(pattern: string): fc.Arbitrary<string> {
  // For a whole category fast-check lists all code points, which takes two seconds.
  if (pattern === withoutControls)
    return fc.string({ maxLength: 60, unit: 'grapheme' }).filter((text) => !/\p{Cc}/u.test(text));
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 });
  } catch {
    return fc.string({ maxLength: 60 });
  }
}

const withoutControls = String.raw`^\P{Cc}*$`;

function record({ properties = {}, required = [], additionalProperties }: Schema, named: Named) {
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 20 }), valueFor(additionalProperties, named), { maxKeys: 4 });
  }
  const fields = Object.entries(properties).map(([name, field]) => [name, valueFor(field, named, name)]);
  // The boundary: the entries are pairs of name and arbitrary.
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}
