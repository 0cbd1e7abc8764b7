import { requestEmailChange, withdrawEmailChange } from '@/lib/people/account/email';
import { emailChangeAnswer, emailInput } from '@/lib/people/account/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

/** Sends links to both addresses. The answer is the same for an address that is taken. */
export const POST = endpoint(
  {
    summary:
      'Asks for another e-mail: both addresses are written to and must agree. Tells nothing of other accounts.',
    errorCodes: ['login_throttled'],
    access: 'member',
    body: emailInput,
    response: emailChangeAnswer,
  },
  async ({ viewer, body, address }) => requestEmailChange(viewer, body, address),
);

export const DELETE = endpoint(
  { summary: 'Gives a change of e-mail up that is under way.', access: 'member', response: nothing },
  async ({ viewer }) => withdrawEmailChange(viewer),
);
