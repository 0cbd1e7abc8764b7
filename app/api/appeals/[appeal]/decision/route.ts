import { decideAppeal } from '@/lib/learning/appeals/decide';
import { appealGroup, appealParams, decisionInput } from '@/lib/learning/appeals/group-schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const PUT = endpoint(
  {
    summary:
      'For those who teach the course: accepts or declines the answer, for everybody who reported it. The last decision counts.',
    errorCodes: ['second_factor_missing', 'session_only', 'confirmation_required'],
    access: 'member',
    params: appealParams,
    body: decisionInput,
    response: appealGroup,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => decideAppeal(viewer, params.appeal, body, locale),
);
