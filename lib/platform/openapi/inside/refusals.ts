import { errorStatus, type ErrorCode } from '@/lib/platform/errors';
import type { DescribedRules, Method } from '@/lib/platform/openapi/types';

/** Every error code of an operation by status: those that follow from its rules, and those that its service throws. */
export function refusalsOf(method: Method, rules: DescribedRules): [status: number, codes: ErrorCode[]][] {
  const codes = [...new Set([...ruleCodes(method, rules), ...(rules.errorCodes ?? [])])];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => errorStatus[code] === status)]);
}

function ruleCodes(method: Method, rules: DescribedRules): ErrorCode[] {
  const isWrite = method !== 'GET';
  const cases: [boolean, ErrorCode[]][] = [
    [rules.query !== undefined, ['validation']],
    [rules.body !== undefined, ['validation', 'too_large', 'unsupported_type']],
    [rules.file !== undefined, ['validation', 'too_large', 'unsupported_type']],
    // A malformed address; an Idempotency-Key that was used for another call.
    [true, ['bad_request']],
    [rules.params !== undefined || rules.exists !== undefined, ['not_found']],
    [rules.access === 'member', ['unauthenticated']],
    [rules.access === 'member' && !rules.whileLeaving, ['account_leaving']],
    [rules.invalidToken === undefined, ['bad_token']],
    [isWrite, ['foreign_origin']],
    [!rules.whileSuspended, ['suspended']],
    [true, [scopeOf(method, rules) === 'session' ? 'session_only' : 'scope_missing']],
    [rules.staff !== undefined, ['forbidden', 'second_factor_missing']],
    [rules.staff !== undefined && isWrite, ['confirmation_required']],
    [true, ['too_many_requests', 'internal', 'busy', 'unavailable']],
  ];
  return cases.flatMap(([applies, codes]) => (applies ? codes : []));
}

/** The scope that a personal API token needs; 'session' when no token is accepted. Same rule as lib/people/door/endpoint.ts. */
export function scopeOf(method: Method, { scope, staff }: DescribedRules): string {
  return scope ?? (method === 'GET' && !staff ? 'read' : 'session');
}
