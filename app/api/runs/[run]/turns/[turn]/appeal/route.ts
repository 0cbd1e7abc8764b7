import { reportAnswer } from '@/lib/learning/appeals/report';
import { appealInput, appealView, turnParams } from '@/lib/learning/appeals/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    access: 'member',
    scope: 'learn',
    params: turnParams,
    body: appealInput,
    answer: appealView,
    repeat: 'natural',
  },
  ({ viewer, params, body, locale }) => reportAnswer(viewer, params, body, locale),
);
