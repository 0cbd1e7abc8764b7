import { confirmSession } from '@/lib/auth/confirmation';
import { confirmationInput } from '@/lib/auth/second-factor-schema';
import { endpoint } from '@/lib/http/endpoint';
import { nothing } from '@/lib/http/nothing';

/** The password again: this session counts as freshly signed in. */
export const POST = endpoint(
  { access: 'member', body: confirmationInput, answer: nothing },
  async ({ viewer, body, address }) => confirmSession(viewer, body, address),
);
