import { passwordInput } from '@/lib/people/account/schema';
import { changePassword } from '@/lib/people/auth/change-password';
import { refreshAnswer } from '@/lib/people/auth/schema';
import { answerRenewed } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';

/** Other sessions end; this one gets new tokens. */
export const PUT = endpoint(
  {
    summary: 'Chooses another password: all other sessions end, and this one gets new tokens.',
    errorCodes: ['login_throttled'],
    access: 'member',
    whileLeaving: true,
    body: passwordInput,
    response: refreshAnswer,
    idempotency: 'own',
  },
  async ({ viewer, body, address, reply }) => {
    const { current_password: current, password: next } = body;
    return answerRenewed(reply, await changePassword(viewer, { current, next, address }));
  },
);
