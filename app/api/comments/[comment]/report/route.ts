import { reportComment } from '@/lib/publishing/comments/report';
import { commentParams, reportAnswer, reportInput } from '@/lib/publishing/comments/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary:
      'Tells the moderators of what somebody else said; the first report counts. After three of different people it waits out of sight.',
    errorCodes: ['email_unverified', 'forbidden'],
    access: 'member',
    params: commentParams,
    body: reportInput,
    response: reportAnswer,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => reportComment(viewer, params.comment, body, locale),
);
