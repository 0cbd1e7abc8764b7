import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fillTemplate, type TemplateValues } from '@/lib/platform/validation/inside/template';

const names = ['min', 'minutes', 'max', 'max_size', 'size', 'value', 'values', 'other', 'attribute'];

describe('fillTemplate (spec §5: templates with placeholders such as :attribute, :min, :max, :size, :date)', () => {
  it.each([
    [':min to :max', { min: 2, max: 5 }, '2 to 5'],
    [':minutes and :min', { min: 1 }, ':minutes and 1'],
    [':minutes and :min', { min: 1, minutes: 30 }, '30 and 1'],
    [':attribute', { attribute: ':max {one=x|other=y}', max: 9 }, ':max {one=x|other=y}'],
    [':other', { other: '$& $1 $$' }, '$& $1 $$'],
    ['「:attribute」は:min文字以上', { attribute: '名', min: 3 }, '「名」は3文字以上'],
    [':constructor :toString', {}, ':constructor :toString'],
    [':values', { values: '' }, ''],
    ['10:30', { min: 1 }, '10:30'],
  ])('fills “%s”', (template, values, filled) => {
    expect(fillTemplate(template, values, 'en')).toBe(filled);
  });

  it.each([
    ['en', 1, '1 item'],
    ['en', 0, '0 items'],
    ['en', 12345, '12,345 items'],
    ['de', 12345, '12.345 items'],
    ['en', 2048, '2048 items'],
    ['ru', 0.5, '0,5 items'],
  ] as const)('in %s lets the word agree with %d', (locale, count, filled) => {
    expect(fillTemplate(':min {one=item|few,many,other=items}', { min: count }, locale)).toBe(filled);
  });

  it('takes the number nearest before the word', () => {
    const template = ':min {one=hour|other=hours} to :max {one=hour|other=hours}';
    expect(fillTemplate(template, { min: 1, max: 2 }, 'en')).toBe('1 hour to 2 hours');
  });

  it('fills each placeholder once and loses none, whatever the values hold', () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom(':max', ':minutes', '{one=a|other=b}', ':attribute :min', '$1', 'plain'),
    );
    const values: fc.Arbitrary<TemplateValues> = fc.dictionary(fc.constantFrom(...names), value);
    const used = fc.array(fc.constantFrom(...names), { maxLength: 8 });
    fc.assert(
      fc.property(used, values, (order, given) => {
        const template = order.map((name) => `<:${name}>`).join(' ');
        const due = order.map((name) => `<${String(given[name] ?? `:${name}`)}>`).join(' ');
        expect(fillTemplate(template, given, 'ru')).toBe(due);
      }),
    );
  });
});
