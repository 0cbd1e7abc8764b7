import { resendVerification } from '@/lib/people/auth/verification';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

/** Sends the e-mail with the confirmation link again. */
export const POST = endpoint(
  { summary: 'Sends the letter that confirms the e-mail once more.', access: 'member', response: nothing },
  async ({ viewer }) => resendVerification(viewer),
);
