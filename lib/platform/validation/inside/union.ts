import type { z } from 'zod';

type ZodIssue = z.core.$ZodIssue;

/**
 * The issues to report for a value that matches no member of a union: those of the closest member. Empty when the value
 * is of a type that no member accepts and the members expect different types, or when it matches more than one.
 */
export function bestBranch({ errors }: z.core.$ZodIssueInvalidUnion): ZodIssue[] {
  const [best = []] = errors.toSorted((a, b) => nearness(b) - nearness(a) || a.length - b.length);
  if (nearness(best) > 0) return best;
  const wanted = errors.filter((branch) => !branch.every(isOfNothing));
  return new Set(wanted.map((branch) => JSON.stringify(branch.map(expected)))).size === 1
    ? (wanted[0] ?? [])
    : [];
}

/** 0: another type; 1: another value than the allowed one; 2: the right kind with errors inside. */
function nearness(branch: ZodIssue[]): number {
  const whole = branch.filter(({ path }) => path.length === 0);
  if (whole.some(({ code }) => code === 'invalid_type')) return 0;
  return whole.some(({ code }) => code === 'invalid_value') ? 1 : 2;
}

const expected = (issue: ZodIssue) => (issue.code === 'invalid_type' ? issue.expected : issue.code);
const isOfNothing = (issue: ZodIssue) => ['null', 'undefined', 'void'].includes(expected(issue));
