import { resetPassword } from '@/lib/people/auth/reset-password';
import { resetInput } from '@/lib/people/auth/schema';
import { clearCookies } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

/** Sets a new password with the link of an e-mail. All sessions end, that of this browser included. */
export const POST = endpoint(
  {
    summary: 'Chooses a new password by the link of a letter; every session ends.',
    errorCodes: ['link_invalid', 'unknown_email'],
    access: 'anyone',
    body: resetInput,
    response: nothing,
    idempotency: 'own',
    invalidToken: 'ignore',
  },
  async ({ body, key, reply }) => {
    await resetPassword(body.token, body.password, key);
    clearCookies(reply);
  },
);
