import { endpoint } from '@/lib/people/door/endpoint';
import { decideAppeal } from '@/lib/people/sanctions/appeals';
import { appealDecision, decidedAppeal, sanctionParams } from '@/lib/people/sanctions/schema';

export const PUT = endpoint(
  {
    summary:
      'For moderators: upholds a sanction or lifts it. Never whoever imposed it, where anybody else could decide.',
    errorCodes: ['own_case', 'case_decided'],
    access: 'member',
    staff: 'moderator',
    params: sanctionParams,
    body: appealDecision,
    response: decidedAppeal,
  },
  ({ viewer, params, body, address, reply }) =>
    decideAppeal(viewer, params.sanction, body, { address, request: reply.requestId }),
);
