import { endpoint } from '@/lib/people/door/endpoint';
import { appealSanction } from '@/lib/people/sanctions/own';
import { appealInput, ownSanctions, sanctionParams } from '@/lib/people/sanctions/schema';

export const PUT = endpoint(
  {
    summary: 'Says once why a sanction is wrong: another moderator decides.',
    errorCodes: ['forbidden'],
    access: 'member',
    whileSuspended: true,
    params: sanctionParams,
    body: appealInput,
    response: ownSanctions,
    idempotency: 'own',
  },
  ({ viewer, params, body }) => appealSanction(viewer, params.sanction, body),
);
