import { checkedAnswer, checkInput, checkParams } from '@/lib/checks/schema';
import { submitCheckAnswer } from '@/lib/checks/submit-answer';
import { endpoint } from '@/lib/http/endpoint';

export const POST = endpoint(
  {
    access: 'member',
    scope: 'learn',
    params: checkParams,
    body: checkInput,
    answer: checkedAnswer,
    repeat: 'natural',
  },
  ({ viewer, params, body, locale }) => submitCheckAnswer(viewer, params.check, body, locale),
);
