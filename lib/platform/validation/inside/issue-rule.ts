import type { z } from 'zod';
import type { FieldFault } from '@/lib/platform/errors';
import { boundRule } from './bound-rule';
import { formatRule } from './format-rule';
import type { RuleName } from '@/lib/platform/validation/rule';

type ZodIssue = z.core.$ZodIssue;
type Containing = 'unrecognized_keys' | 'invalid_key' | 'invalid_element' | 'invalid_union';
type PlainIssue = Exclude<ZodIssue, { code: Containing }>;

const containing = {
  unrecognized_keys: true,
  invalid_key: true,
  invalid_element: true,
  invalid_union: true,
} satisfies Record<Containing, true>;

/** Whether an issue contains no nested issues. */
export const isPlain = (issue: ZodIssue): issue is PlainIssue => !Object.hasOwn(containing, issue.code);

/** The rule that an issue breaks. */
export function issueRule(issue: PlainIssue): FieldFault {
  switch (issue.code) {
    case 'custom':
      return customRule(issue.params);
    case 'invalid_type':
      return { rule: issue.input === undefined ? absenceRule(issue.expected) : typeRule(issue.expected) };
    case 'too_small':
      return boundRule('min', issue.minimum, issue);
    case 'too_big':
      return boundRule('max', issue.maximum, issue);
    case 'invalid_format':
      return formatRule(issue);
    case 'not_multiple_of':
      return stepRule(issue);
    case 'invalid_value':
      return valueRule(issue);
  }
}

/** The divisor of a bigint is a bigint, which JSON cannot contain. */
function stepRule({ divisor }: { divisor: number | bigint }): FieldFault {
  return { rule: 'multiple_of', values: { value: Number(divisor) } };
}

const types = new Map<string, RuleName>([
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['int', 'integer'],
  ['bigint', 'integer'],
  ['number', 'numeric'],
  ['array', 'array'],
  ['tuple', 'array'],
  ['set', 'array'],
  ['object', 'object'],
  ['record', 'object'],
  ['map', 'object'],
  ['date', 'date'],
  ['Date', 'date'],
  ['file', 'file'],
  ['File', 'file'],
  ['Blob', 'file'],
  ['nonoptional', 'required'],
  ['never', 'prohibited'],
  ['undefined', 'prohibited'],
  ['null', 'prohibited'],
  ['void', 'prohibited'],
]);
const typeRule = (expected: string): RuleName => types.get(expected) ?? 'in';
const absenceRule = (expected: string): RuleName =>
  typeRule(expected) === 'prohibited' ? 'prohibited' : 'required';

function customRule(params: Record<string, unknown> | undefined): FieldFault {
  const { rule, ...rest } = params ?? {};
  if (typeof rule !== 'string') return { rule: 'in' };
  const values = Object.entries(rest).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  // The boundary: zod carries what `rule()` wrote, where the compiler held the name to be one of ours.
  return { rule: rule as RuleName, values: Object.fromEntries(values) };
}

const mediaType = /^(?:application|audio|font|image|text|video)\/([\w.-]+)/u;

function valueRule({ values, input }: z.core.$ZodIssueInvalidValue): FieldFault {
  if (values.length === 1 && values[0] === true) return { rule: 'accepted' };
  if (input === undefined) return { rule: 'required' };
  if (values.includes('true') && values.includes('false')) return { rule: 'boolean' };
  const kinds = values.map((value) => mediaType.exec(String(value))?.[1]);
  if (kinds.length === 0 || kinds.includes(undefined)) return { rule: 'in' };
  return { rule: 'mimes', values: { values: kinds.join(', ') } };
}
