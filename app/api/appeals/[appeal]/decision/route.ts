import { decideAppeal } from '@/lib/appeals/decide';
import { appealGroup, appealParams, decisionInput } from '@/lib/appeals/schema';
import { endpoint } from '@/lib/http/endpoint';

export const PUT = endpoint(
  { access: 'member', params: appealParams, body: decisionInput, answer: appealGroup, repeat: 'natural' },
  ({ viewer, params, body, locale }) => decideAppeal(viewer, params.appeal, body, locale),
);
