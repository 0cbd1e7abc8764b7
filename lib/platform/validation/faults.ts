import type { z } from 'zod';
import type { FieldFault } from '@/lib/platform/errors';
import { isPlain, issueRule } from './inside/issue-rule';
import { bestBranch } from './inside/union';

type ZodIssue = z.core.$ZodIssue;
type Faults = Record<string, FieldFault[]>;
interface Located {
  path: PropertyKey[];
  fault: FieldFault;
}

/**
 * Zod's issues as rules of messages/…/validation.json, by field (dots join nested names; '' is the whole input). They
 * must come from a parse with `reportInput`: without it a value of the wrong type would count as missing.
 */
export function fieldFaults(issues: readonly ZodIssue[]): Faults {
  const faults = new Map<string, FieldFault[]>();
  for (const { path, fault } of issues.flatMap((issue) => locate(issue, []))) {
    const field = path.map(String).join('.');
    const known = faults.get(field);
    if (known) known.push(fault);
    else faults.set(field, [fault]);
  }
  return Object.fromEntries([...faults].map(([field, all]) => [field, worthSaying(all)]));
}

/** Removes duplicates; a missing field has only the rule 'required'. */
function worthSaying(faults: FieldFault[]): FieldFault[] {
  const missing = faults.find(({ rule }) => rule === 'required');
  if (missing) return [missing];
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** Flattens nested issues to their own paths. */
function locate(issue: ZodIssue, base: PropertyKey[]): Located[] {
  const path = [...base, ...issue.path];
  if (isPlain(issue)) return [{ path, fault: issueRule(issue) }];
  const inner = (issues: readonly ZodIssue[]) =>
    issues.length > 0 ? issues.flatMap((each) => locate(each, path)) : [{ path, fault: notPossible }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], fault: { rule: 'unknown' } }));
    case 'invalid_key':
      return [{ path, fault: issue.origin === 'record' ? { rule: 'unknown' } : notPossible }];
    case 'invalid_element':
      return inner(issue.issues);
    case 'invalid_union':
      return isMissing(issue) ? [{ path, fault: { rule: 'required' } }] : inner(bestBranch(issue));
  }
}

const notPossible: FieldFault = { rule: 'in' };

/** Whether the input, or the discriminator of a discriminated union, is missing. */
function isMissing({ input, discriminator }: z.core.$ZodIssueInvalidUnion): boolean {
  if (discriminator === undefined || typeof input !== 'object' || input === null) return input === undefined;
  return Reflect.get(input, discriminator) === undefined;
}
