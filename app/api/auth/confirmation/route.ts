import { confirmSession } from '@/lib/people/auth/confirmation';
import { confirmationInput } from '@/lib/people/auth/second-factor-schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

/** Checks the password again, so that the session counts as recently signed in. */
export const POST = endpoint(
  {
    summary: 'The password again: the session counts as freshly signed in.',
    errorCodes: ['credentials', 'second_factor_required', 'second_factor_wrong', 'login_throttled'],
    access: 'member',
    whileLeaving: true,
    body: confirmationInput,
    response: nothing,
  },
  async ({ viewer, body, address }) => confirmSession(viewer, body, address),
);
