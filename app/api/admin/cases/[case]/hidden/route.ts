import { reportSubjects } from '@/lib/composition/report-subjects';
import { restoreSubject } from '@/lib/community/moderation/decide';
import { caseParams, moderationCase } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const DELETE = endpoint(
  {
    summary: 'For moderators: shows again what a decision has hidden; again changes nothing.',
    errorCodes: ['own_case'],
    access: 'member',
    staff: 'moderator',
    params: caseParams,
    response: moderationCase,
    idempotency: 'own',
  },
  ({ viewer, params, address, reply }) =>
    restoreSubject(viewer, params.case, {
      subjects: reportSubjects,
      audit: { address, request: reply.requestId },
    }),
);
