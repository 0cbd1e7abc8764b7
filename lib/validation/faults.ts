import type { z } from 'zod';
import type { FieldFault } from '@/lib/errors';

type ZodIssue = z.core.$ZodIssue;
type Faults = Record<string, FieldFault[]>;

/** Zod's findings as rules of messages/…/validation.json, by field (dots join nested names; '' is the whole). */
export function fieldFaults(issues: readonly ZodIssue[]): Faults {
  const faults = new Map<string, FieldFault[]>();
  for (const { field, fault } of issues.flatMap(describe)) {
    faults.set(field, [...(faults.get(field) ?? []), fault]);
  }
  return Object.fromEntries(faults);
}

function describe(issue: ZodIssue): { field: string; fault: FieldFault }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), fault: { rule: 'unknown' } }));
  }
  return [{ field: issue.path.join('.'), fault: ruleOf(issue) }];
}

type Rules = { [C in ZodIssue['code']]: (issue: Extract<ZodIssue, { code: C }>) => FieldFault };

const notPossible = () => ({ rule: 'in' });
const rules: Rules = {
  custom: ({ params }) => customRule(params),
  invalid_type: ({ input, expected }) => ({ rule: input === undefined ? 'required' : typeRule(expected) }),
  too_small: ({ origin, minimum }) => sizeRule('min', origin, Number(minimum)),
  too_big: ({ origin, maximum }) => sizeRule('max', origin, Number(maximum)),
  invalid_format: ({ format }) => ({ rule: formats.has(format) ? format : 'regex' }),
  not_multiple_of: notPossible,
  unrecognized_keys: notPossible,
  invalid_union: notPossible,
  invalid_key: notPossible,
  invalid_element: notPossible,
  invalid_value: notPossible,
};

function ruleOf(issue: ZodIssue): FieldFault {
  // The boundary: the table has the rule of each code, which the compiler cannot follow through a union.
  const rule = rules[issue.code] as (issue: ZodIssue) => FieldFault;
  return rule(issue);
}

const formats = new Set(['email', 'date', 'uuid', 'url']);
const types = new Map([
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['array', 'array'],
  ['int', 'integer'],
  ['number', 'numeric'],
]);
const typeRule = (expected: string) => types.get(expected) ?? 'in';

function customRule(params: Record<string, unknown> | undefined): FieldFault {
  const { rule, ...values } = params ?? {};
  if (typeof rule !== 'string') return { rule: 'in' };
  const plain = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return { rule, values: Object.fromEntries(plain.map(([name, value]) => [name, String(value)])) };
}

function sizeRule(side: 'min' | 'max', origin: string, bound: number): FieldFault {
  if (side === 'min' && bound === 1 && origin !== 'number') return { rule: 'required' };
  const family = origin === 'string' || origin === 'array' ? origin : 'numeric';
  return { rule: `${side}.${family}`, values: { [side]: bound } };
}
