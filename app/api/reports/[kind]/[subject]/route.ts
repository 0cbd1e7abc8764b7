import { reportSubjects } from '@/lib/composition/report-subjects';
import { reportSubject } from '@/lib/community/moderation/report';
import { reportAnswer, reportInput, reportParams } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary:
      'Tells the moderators of a person, or of what somebody wrote, and keeps what it is now as evidence; the first report of a caller counts.',
    errorCodes: ['email_unverified', 'forbidden'],
    access: 'member',
    params: reportParams,
    body: reportInput,
    response: reportAnswer,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) =>
    reportSubject(viewer, params, body, { subject: reportSubjects[params.kind], locale }),
);
