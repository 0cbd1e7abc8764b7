import { reportAnswer } from '@/lib/learning/appeals/report';
import { appealInput, appealView, turnParams } from '@/lib/learning/appeals/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary:
      'Reports that the answer a run holds at a turn is right; a teacher decides. The same again changes the message alone.',
    errorCodes: ['appeal_needless', 'appeal_impossible', 'too_many_appeals'],
    access: 'member',
    scope: 'learn',
    params: turnParams,
    body: appealInput,
    response: appealView,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => reportAnswer(viewer, params, body, locale),
);
