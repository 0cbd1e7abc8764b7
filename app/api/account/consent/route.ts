import { giveConsent } from '@/lib/people/account/consent';
import { consentInput } from '@/lib/people/account/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

export const PUT = endpoint(
  {
    summary: 'Agrees to the present agreement and policy on personal data.',
    access: 'member',
    whileLeaving: true,
    body: consentInput,
    response: nothing,
    idempotency: 'own',
  },
  async ({ viewer }) => giveConsent(viewer),
);
