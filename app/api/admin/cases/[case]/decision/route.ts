import { reportSubjects } from '@/lib/composition/report-subjects';
import { decideCase } from '@/lib/community/moderation/decide';
import { caseParams, decisionInput, moderationCase } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary:
      'For moderators: decides a claimed case. Dismisses it, or hides its subject, warns, mutes or suspends its owner, who reads the reason.',
    errorCodes: ['own_case', 'case_decided', 'case_taken', 'case_unclaimed', 'staff_protected'],
    access: 'member',
    staff: 'moderator',
    params: caseParams,
    body: decisionInput,
    response: moderationCase,
  },
  ({ viewer, params, body, address, reply }) =>
    decideCase(viewer, params.case, body, {
      subjects: reportSubjects,
      audit: { address, request: reply.requestId },
    }),
);
