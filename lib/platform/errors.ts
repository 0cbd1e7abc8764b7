import type { RuleName } from './validation/rule';

/**
 * Every refusal the application knows, with its HTTP status. 400 is the only status that reaches a form,
 * 409 and 422 are never used (decisions, "Calls and errors"). The sentences live in messages/…/errors.json.
 */
export const errorStatus = {
  validation: 400,
  credentials: 400,
  bad_request: 400,
  turn_passed: 400,
  appeal_needless: 400,
  appeal_impossible: 400,
  too_many_appeals: 400,
  check_not_needed: 400,
  link_invalid: 400,
  unknown_email: 400,
  email_taken: 400,
  too_many_tokens: 400,
  no_such_teacher: 400,
  second_factor_required: 400,
  second_factor_wrong: 400,
  too_many_cards: 400,
  document_published: 400,
  last_administrator: 400,
  comment_gone: 400,
  comment_repeated: 400,
  too_many_links: 400,
  case_taken: 400,
  case_unclaimed: 400,
  case_decided: 400,
  in_call: 400,
  person_unverified: 400,
  unauthenticated: 401,
  bad_token: 401,
  forbidden: 403,
  foreign_origin: 403,
  scope_missing: 403,
  session_only: 403,
  email_unverified: 403,
  not_approved: 403,
  not_joined: 403,
  account_leaving: 403,
  not_welcome: 403,
  nothing_shared: 403,
  unanswered: 403,
  media_too_early: 403,
  not_talking: 403,
  not_a_person: 403,
  blocking: 403,
  second_factor_missing: 403,
  confirmation_required: 403,
  suspended: 403,
  muted: 403,
  own_case: 403,
  staff_protected: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  login_throttled: 429,
  internal: 500,
  busy: 503,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** An error of one field: a rule of messages/…/validation.json and the values of its placeholders. */
export interface FieldFault {
  rule: RuleName;
  values?: Record<string, string | number>;
}

interface Details {
  fields?: Record<string, FieldFault[]>;
  /** Values of the sentence's placeholders; a date is written in the caller's language, in UTC. */
  values?: Record<string, string | number | Date>;
  /** Whole seconds for the Retry-After header. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

export class AppError extends Error {
  readonly fields: Record<string, FieldFault[]> | undefined;
  readonly values: Record<string, string | number | Date>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(code, { cause: details.cause });
    this.fields = details.fields;
    this.values = details.values ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Throws AppError('too_many_requests') unless the whole seconds to wait are 0. */
export function throwIfLimited(waitSeconds: number): void {
  if (waitSeconds > 0)
    throw new AppError('too_many_requests', {
      retryAfterSeconds: waitSeconds,
      values: { seconds: waitSeconds },
    });
}
