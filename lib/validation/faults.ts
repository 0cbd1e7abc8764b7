import type { z } from 'zod';
import type { FieldFault } from '@/lib/errors';

type ZodIssue = z.core.$ZodIssue;
type Faults = Record<string, FieldFault[]>;

/** Zod's findings as rules of messages/…/validation.json, by field (dots join nested names; '' is the whole). */
export function fieldFaults(issues: readonly ZodIssue[]): Faults {
  const faults: Faults = {};
  for (const { field, fault } of issues.flatMap(describe)) (faults[field] ??= []).push(fault);
  return faults;
}

function describe(issue: ZodIssue): { field: string; fault: FieldFault }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), fault: { rule: 'unknown' } }));
  }
  return [{ field: issue.path.join('.'), fault: ruleOf(issue) }];
}

function ruleOf(issue: ZodIssue): FieldFault {
  switch (issue.code) {
    case 'custom':
      return customRule(issue.params);
    case 'invalid_type':
      return { rule: issue.input === undefined ? 'required' : typeRule(issue.expected) };
    case 'too_small':
      return sizeRule('min', issue.origin, Number(issue.minimum));
    case 'too_big':
      return sizeRule('max', issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return { rule: formats.has(issue.format) ? issue.format : 'regex' };
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_value':
      return { rule: 'in' };
  }
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
