import { reportAnswer } from '@/lib/appeals/report';
import { appealInput, appealView, turnParams } from '@/lib/appeals/schema';
import { endpoint } from '@/lib/http/endpoint';

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
