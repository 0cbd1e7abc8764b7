import type { z } from 'zod';
import type { Fault } from './fault';
import type { Locate } from './yaml-file';

type Issue = z.core.$ZodIssue;

const languages = new Map<unknown, string>([
  ['ru', 'Russian'],
  ['en', 'English'],
  ['de', 'German'],
]);

/** Turns zod issues into faults with English sentences and lines. */
export function shapeFaults(issues: readonly Issue[], data: unknown, at: Locate): Fault[] {
  return issues.flatMap(nearest).flatMap((issue) => describe(issue, data, at));
}

/** For a union, the issues of the member that fits best. */
function nearest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [best = []] = [...issue.errors].sort((a, b) => a.length - b.length || depth(b) - depth(a));
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(nearest);
}

function depth(issues: readonly Issue[]): number {
  return Math.max(...issues.map(({ path }) => path.length));
}

function describe(issue: Issue, data: unknown, at: Locate): Fault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...at(...path, key),
      message: `Unknown key “${key}” in ${nameOf(path)}.`,
    }));
  }
  const missing = path.length > 0 && (valueAt(data, path) ?? null) === null;
  const message = missing ? absence(path) : `Wrong value in ${nameOf(path)}: ${reason(issue)}.`;
  return [{ ...at(...path), message }];
}

function absence(path: readonly PropertyKey[]): string {
  const owner = nameOf(path.slice(0, -1));
  const language = languages.get(path.at(-1));
  if (language) return `The ${language} text is missing from ${owner}.`;
  return `“${String(path.at(-1))}” is missing from ${owner}.`;
}

function reason(issue: Issue): string {
  if (issue.code === 'invalid_union') return 'it is none of the kinds known';
  return issue.message.replace(/^Invalid input: /, '');
}

function nameOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((step) => typeof step === 'string');
  if (name === undefined) return path.length === 0 ? 'the file' : 'this entry';
  return `“${name}”`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  );
}
