import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { loginInput, registerInput } from '@/lib/people/auth/schema';
import { fieldFaults } from '@/lib/platform/validation/faults';
import { faultSentence } from '@/lib/platform/validation/sentence';
import { leaves, validationMessages } from '@/tests/support/validation-messages';

const messages = validationMessages('ru');
const templates = new Map(leaves(messages.rules));

const tree: z.ZodType = z.lazy(() => z.union([z.int(), z.array(tree), z.strictObject({ next: tree })]));

/** One of everything zod can find fault with, and two schemas of ours. */
const schemas: z.ZodType[] = [
  registerInput,
  loginInput,
  tree,
  z.json(),
  z.strictObject({ items: z.array(z.strictObject({ text: z.string().min(2).max(3) })).min(1) }),
  z.object({ kind: z.string(), more: z.record(z.string().regex(/^a/u), z.int().positive().multipleOf(3)) }),
  z.record(z.enum(['text', 'url']), z.union([z.url(), z.literal('none'), z.null()])),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.email() }),
    z.strictObject({ kind: z.literal('url'), url: z.url().startsWith('https://').includes('?') }),
  ]),
  z.map(z.string().min(1), z.set(z.bigint().gt(1n)).max(1)),
  z.map(z.object({ text: z.ipv4() }), z.tuple([z.int(), z.iso.date()])),
  z.tuple([z.coerce.date().min(new Date()), z.coerce.number(), z.stringbool(), z.nan()]),
  z.intersection(z.object({ text: z.string().length(2) }), z.object({ url: z.undefined() })),
  z.xor([z.object({ text: z.any() }), z.object({ url: z.any() })]),
  z.union([z.string().lowercase().endsWith('.'), z.number().lt(0), z.file().max(1), z.date(), z.symbol()]),
  z.string().refine((text) => text.length > 400),
  z.instanceof(File).or(z.custom()),
  z.templateLiteral([z.enum(['a', 'b']), '-', z.int()]),
  z.preprocess((value) => [value], z.array(z.never())),
];

const key = fc.oneof(
  fc.constantFrom('kind', 'text', 'url', 'items', 'more', 'next', 'email', 'first_name', 'birth_date'),
  fc.constantFrom('constructor', '__proto__', ':attribute', '{one=a|other=b}', ''),
  fc.string(),
);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    NaN,
    Infinity,
    10n,
    Symbol('x'),
    new Date(0),
    new File(['xx'], 'x'),
  ),
  fc.constantFrom<unknown>(
    'text',
    'url',
    'a',
    '2026-02-31',
    'https://',
    '::1',
    new Map([[{}, 'x']]),
    new Set([1, 'x']),
  ),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5 }),
}));

describe('spec §5: whatever zod finds', () => {
  it('has a sentence, and every value its placeholders ask for', () => {
    let seen = 0;
    fc.assert(
      fc.property(fc.constantFrom(...schemas), value, fc.boolean(), (schema, input, reportInput) => {
        const { error } = schema.safeParse(input, { reportInput });
        if (!error) return;
        seen += 1;
        const faults = Object.entries(fieldFaults(error.issues));
        expect(faults.length).toBeGreaterThan(0);
        for (const [field, [fault = { rule: 'in' as const }]] of faults) {
          const template = templates.get(fault.rule) ?? '';
          const asked = [...template.matchAll(/:([a-z_]+)/gu)].map(([, name = '']) => name);
          const given = { attribute: field, ...fault.values };
          expect([fault.rule, asked.filter((name) => !(name in given))]).toEqual([fault.rule, []]);
          const sentence = faultSentence(messages, 'ru', fault.rule === 'unknown' ? 'x' : 'text', fault);
          expect(sentence).toMatch(/[а-яё].*[.]$/su);
          expect(sentence).not.toMatch(/invalid|expected|received|undefined|NaN|\[object/iu);
        }
      }),
      { numRuns: 1000 },
    );
    expect(seen).toBeGreaterThan(500);
  });
});
