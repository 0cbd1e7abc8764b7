import { errorStatus, type ErrorCode } from '@/lib/platform/errors';
import type { DescribedRules, Method } from '@/lib/platform/openapi/types';

/** Every code an operation may refuse with, by status: what follows from its rules, and what its verb refuses. */
export function refusalsOf(method: Method, rules: DescribedRules): [status: number, codes: ErrorCode[]][] {
  const codes = [...new Set([...ruleCodes(method, rules), ...(rules.refuses ?? [])])];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => errorStatus[code] === status)]);
}

function ruleCodes(method: Method, rules: DescribedRules): ErrorCode[] {
  const isWrite = method !== 'GET';
  const cases: [boolean, ErrorCode[]][] = [
    [rules.query !== undefined, ['validation']],
    [rules.body !== undefined, ['validation', 'too_large', 'unsupported_type']],
    [rules.file !== undefined, ['validation', 'too_large', 'unsupported_type']],
    // An address that is none; an Idempotency-Key that was used for something else.
    [true, ['bad_request']],
    [rules.params !== undefined || rules.exists !== undefined, ['not_found']],
    [rules.access === 'member', ['unauthenticated']],
    [rules.staleBearer === undefined, ['bad_token']],
    [isWrite, ['foreign_origin']],
    [true, [scopeOf(method, rules) === 'session' ? 'session_only' : 'scope_missing']],
    [rules.staff !== undefined, ['forbidden', 'second_factor_missing']],
    [rules.staff !== undefined && isWrite, ['confirmation_required']],
    [true, ['too_many_requests', 'internal', 'busy', 'unavailable']],
  ];
  return cases.flatMap(([applies, codes]) => (applies ? codes : []));
}

/** What a personal API token needs; 'session' when none will do. The same as lib/people/door/endpoint.ts has it. */
export function scopeOf(method: Method, { scope, staff }: DescribedRules): string {
  return scope ?? (method === 'GET' && !staff ? 'read' : 'session');
}
