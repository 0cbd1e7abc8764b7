import { decideAppeal } from '@/lib/learning/appeals/decide';
import { appealGroup, appealParams, decisionInput } from '@/lib/learning/appeals/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  { access: 'member', params: appealParams, body: decisionInput, answer: appealGroup, repeat: 'natural' },
  ({ viewer, params, body, locale }) => decideAppeal(viewer, params.appeal, body, locale),
);
