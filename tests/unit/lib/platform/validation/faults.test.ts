import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { FieldFault } from '@/lib/platform/errors';
import { fieldFaults } from '@/lib/platform/validation/faults';
import { rule } from '@/lib/platform/validation/rule';

const faultsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? fieldFaults(error.issues) : {};
};

const text = (signs: number) => 'x'.repeat(signs);
const upload = (bytes: number) => new File([text(bytes)], 'a.txt', { type: 'text/plain' });
const day = (date: string) => new Date(`${date}T00:00:00Z`);

type Row = [string, z.ZodType, unknown, FieldFault['rule'], FieldFault['values']?];

const types: Row[] = [
  ['nothing', z.string(), undefined, 'required'],
  ['an empty text', z.string().min(1), '', 'required'],
  ['an empty list', z.array(z.int()).min(1), [], 'required'],
  ['nothing for an enum', z.enum(['a']), undefined, 'required'],
  ['nothing for a union', z.union([z.string(), z.int()]), undefined, 'required'],
  ['nothing after optional', z.string().optional().nonoptional(), undefined, 'required'],
  ['nothing for a file', z.file(), undefined, 'required'],
  ['no discriminator', z.discriminatedUnion('k', [z.object({ k: z.literal('a') })]), {}, 'required'],
  ['null for text', z.string(), null, 'string'],
  ['a number for text', z.string(), 7, 'string'],
  ['text for yes or no', z.boolean(), 'yes', 'boolean'],
  ['a word for yes or no', z.stringbool(), 'perhaps', 'boolean'],
  ['text for a number', z.number(), 'x', 'numeric'],
  ['infinity', z.number(), Infinity, 'numeric'],
  ['text for a coerced number', z.coerce.number(), 'x', 'numeric'],
  ['half a whole number', z.int(), 1.5, 'integer'],
  ['text for a bigint', z.bigint(), 'x', 'integer'],
  ['text for a list', z.array(z.int()), 'x', 'array'],
  ['a list for a set', z.set(z.int()), [], 'array'],
  ['an object for a tuple', z.tuple([z.int()]), {}, 'array'],
  ['a list for an object', z.object({}), [], 'object'],
  ['text for a record', z.record(z.string(), z.int()), 'x', 'object'],
  ['an object for a map', z.map(z.string(), z.int()), {}, 'object'],
  ['text for a date', z.date(), 'x', 'date'],
  ['text for a coerced date', z.coerce.date(), 'x', 'date'],
  ['text for a file', z.file(), 'x', 'file'],
  ['text for an instance', z.instanceof(File), 'x', 'file'],
  ['what must not be there', z.never(), 1, 'prohibited'],
  ['a value for null', z.null(), 1, 'prohibited'],
  ['text for a function', z.custom((value) => typeof value === 'function'), 'x', 'in'],
  ['what is not agreed to', z.literal(true), false, 'accepted'],
  ['another literal', z.literal('a'), 'b', 'in'],
  ['another word', z.enum(['a', 'b']), 'c', 'in'],
  ['another time zone', z.enum(['Europe/Moscow', 'Asia/Tokyo']), 'Mars/Base', 'in'],
];

const bounds: Row[] = [
  ['a short text', z.string().min(3), 'x', 'min.string', { min: 3 }],
  ['a long text', z.string().max(3), text(4), 'max.string', { max: 3 }],
  ['a text of another length', z.string().length(3), 'x', 'size.string', { size: 3 }],
  ['a small number', z.number().min(3), 1, 'min.numeric', { min: 3 }],
  ['a number under one', z.int().min(1), 0, 'min.numeric', { min: 1 }],
  ['a great number', z.number().max(3), 4, 'max.numeric', { max: 3 }],
  ['a number at its limit below', z.number().gt(3), 3, 'gt.numeric', { value: 3 }],
  ['a number at its limit above', z.number().lt(3), 3, 'lt.numeric', { value: 3 }],
  ['a small bigint', z.bigint().min(3n), 1n, 'min.numeric', { min: 3 }],
  ['a number that is too great to be whole', z.int(), 2 ** 60, 'max.numeric', { max: 2 ** 53 - 1 }],
  ['a number between the steps', z.number().multipleOf(0.5), 0.3, 'multiple_of', { value: 0.5 }],
  ['a bigint between the steps', z.bigint().multipleOf(5n), 3n, 'multiple_of', { value: 5 }],
  ['a short list', z.array(z.int()).min(2), [1], 'min.array', { min: 2 }],
  ['a long list', z.array(z.int()).max(1), [1, 2], 'max.array', { max: 1 }],
  ['a list of another length', z.array(z.int()).length(2), [1], 'size.array', { size: 2 }],
  ['a long tuple', z.tuple([z.int()]), [1, 2], 'max.array', { max: 1 }],
  ['a small set', z.set(z.int()).min(2), new Set([1]), 'min.array', { min: 2 }],
  [
    'a great map',
    z.map(z.int(), z.int()).max(1),
    new Map([
      [1, 1],
      [2, 2],
    ]),
    'max.array',
    { max: 1 },
  ],
  ['a small file, in kilobytes', z.file().min(2000), upload(1), 'min.file', { min: 2 }],
  ['a great file, in kilobytes', z.file().max(2100), upload(3000), 'max.file', { max: 2 }],
  [
    'an early date',
    z.date().min(day('2026-11-21')),
    day('2026-01-01'),
    'after_or_equal',
    { date: '2026-11-21' },
  ],
  [
    'a late date',
    z.date().max(day('2026-11-21')),
    day('2027-01-01'),
    'before_or_equal',
    { date: '2026-11-21' },
  ],
];

const formats: Row[] = [
  ['e-mail', z.email(), 'x', 'email'],
  ['address', z.url(), 'x', 'url'],
  ['UUID', z.uuid(), 'x', 'uuid'],
  ['GUID', z.guid(), 'x', 'uuid'],
  ['IPv4', z.ipv4(), 'x', 'ip'],
  ['IPv6', z.ipv6(), 'x', 'ip'],
  ['JSON', z.string().check(z.stringFormat('json_string', () => false)), '{', 'json'],
  ['phone number', z.e164(), 'x', 'phone'],
  ['day', z.iso.date(), '2026-02-31', 'date'],
  ['time', z.iso.time(), 'x', 'date_format', { format: 'hh:mm' }],
  ['moment', z.iso.datetime(), 'x', 'date_format', { format: 'YYYY-MM-DDThh:mm:ssZ' }],
  ['small letters', z.string().lowercase(), 'A', 'lowercase'],
  ['capitals', z.string().uppercase(), 'a', 'uppercase'],
  ['beginning', z.string().startsWith('https://'), 'x', 'starts_with', { values: 'https://' }],
  ['end', z.string().endsWith('.ru'), 'x', 'ends_with', { values: '.ru' }],
  ['middle', z.string().includes('@'), 'x', 'contains', { value: '@' }],
  ['pattern', z.string().regex(/^a$/u), 'x', 'regex'],
  ['CIDR', z.cidrv4(), 'x', 'regex'],
  ['base64', z.base64(), 'x x', 'regex'],
  ['JWT', z.jwt(), 'x', 'regex'],
  ['duration', z.iso.duration(), 'x', 'regex'],
  ['template literal', z.templateLiteral(['a', z.int()]), 'x', 'regex'],
  ['kind of file', z.file().mime(['image/png', 'image/svg+xml']), upload(1), 'mimes', { values: 'png, svg' }],
];

const unions: Row[] = [
  ['of texts says what the nearest one lacks', z.union([z.literal('me'), z.email()]), 'x', 'email'],
  ['of one type and nothing says the type', z.union([z.string(), z.null()]), 7, 'string'],
  ['of several types says none', z.union([z.string(), z.int()]), true, 'in'],
  ['that matches twice', z.xor([z.string(), z.string().min(0)]), 'x', 'in'],
  ['without such a kind', z.discriminatedUnion('k', [z.object({ k: z.literal('a') })]), { k: 'b' }, 'in'],
];

describe('spec §5: what zod finds becomes a rule with a sentence', () => {
  it.each(
    [...types, ...bounds, ...formats].map(([title, schema, value, name, values]) => ({
      title,
      schema,
      value,
      due: { rule: name, ...(values && { values }) },
    })),
  )('$title', ({ schema, value, due }) => {
    const [[field, faults] = []] = Object.entries(faultsOf(z.object({ it: schema }), { it: value }));
    expect(field).toMatch(/^it(?:\.k)?$/u);
    expect(faults).toEqual([due]);
  });

  it.each(unions)('a union %s', (_, schema, value, name) => {
    const faults = Object.values(faultsOf(z.object({ it: schema }), { it: value }));
    expect(faults).toEqual([[{ rule: name }]]);
  });

  it('goes into the member of a union that comes nearest', () => {
    const point = z.strictObject({ kind: z.literal('point'), x: z.int() });
    const circle = z.strictObject({ kind: z.literal('circle'), radius: z.int() });
    const shape = z.union([z.int(), point, circle]);
    expect(faultsOf(shape, { kind: 'circle', radius: 'x' })).toEqual({ radius: [{ rule: 'numeric' }] });
    expect(faultsOf(shape, { kind: 'point', x: {}, y: 1 })).toEqual({
      x: [{ rule: 'numeric' }],
      y: [{ rule: 'unknown' }],
    });
  });

  it('goes into a list, a map and a set', () => {
    const schema = z.object({
      list: z.array(z.object({ text: z.string() })),
      map: z.map(z.object({}), z.int()),
      set: z.set(z.int()),
    });
    const value = { list: [{ text: 'x' }, {}], map: new Map([[{}, 'x']]), set: new Set(['x', 'y']) };
    expect(faultsOf(schema, value)).toEqual({
      'list.1.text': [{ rule: 'required' }],
      map: [{ rule: 'numeric' }],
      set: [{ rule: 'numeric' }],
    });
  });

  it('names each field that is not known', () => {
    const schema = z.object({ a: z.strictObject({}), r: z.record(z.string().max(2), z.int()) });
    const value = { a: JSON.parse('{"x": 1, "constructor": 2}') as unknown, r: { long: 1 } };
    expect(faultsOf(schema, value)).toEqual({
      'a.x': [{ rule: 'unknown' }],
      'a.constructor': [{ rule: 'unknown' }],
      'r.long': [{ rule: 'unknown' }],
    });
  });

  it('says of a missing field only that it is required, and nothing twice', () => {
    expect(faultsOf(z.object({ it: z.email().min(1) }), { it: '' })).toEqual({ it: [{ rule: 'required' }] });
    expect(faultsOf(z.object({ it: z.string().min(3).min(3) }), { it: 'x' })).toEqual({
      it: [{ rule: 'min.string', values: { min: 3 } }],
    });
  });

  it('takes the rule a schema gives by itself, with its values as they are', () => {
    const even = z.number().refine((it) => it % 2 === 0, rule('multiple_of', { value: 2 }));
    const either = z
      .object({ email: z.string().optional(), phone: z.string().optional() })
      .refine((it) => it.email ?? it.phone, {
        path: ['phone'],
        ...rule('required_without', { values: 'email' }),
      });
    expect(faultsOf(even, 3)).toEqual({ '': [{ rule: 'multiple_of', values: { value: 2 } }] });
    expect(faultsOf(either, {})).toEqual({
      phone: [{ rule: 'required_without', values: { values: 'email' } }],
    });
    expect(
      faultsOf(
        z.any().refine(() => false, 'A sentence of its own'),
        1,
      ),
    ).toEqual({ '': [{ rule: 'in' }] });
  });
});
