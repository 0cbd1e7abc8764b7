import { claimCase, releaseCase } from '@/lib/community/moderation/claim';
import { caseParams, moderationCase } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';

const rules = {
  access: 'member',
  staff: 'moderator',
  params: caseParams,
  response: moderationCase,
  idempotency: 'own',
} as const;

export const PUT = endpoint(
  {
    ...rules,
    summary: 'For moderators: makes a case the caller’s own for four hours.',
    errorCodes: ['own_case', 'case_decided', 'case_taken'],
  },
  ({ viewer, params, address, reply }) =>
    claimCase(viewer, params.case, { address, request: reply.requestId }),
);

export const DELETE = endpoint(
  {
    ...rules,
    summary: 'For moderators: leaves a case to others; again changes nothing.',
    errorCodes: ['own_case', 'case_decided'],
  },
  ({ viewer, params, address, reply }) =>
    releaseCase(viewer, params.case, { address, request: reply.requestId }),
);
