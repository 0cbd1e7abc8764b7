import { passwordInput } from '@/lib/account/schema';
import { changePassword } from '@/lib/auth/change-password';
import { refreshAnswer } from '@/lib/auth/schema';
import { answerRenewed } from '@/lib/auth/signed-in-answer';
import { endpoint } from '@/lib/http/endpoint';

/** Other sessions end; this one gets new tokens. */
export const PUT = endpoint(
  { access: 'member', body: passwordInput, answer: refreshAnswer, repeat: 'natural' },
  async ({ viewer, body, address, reply }) => {
    const { current_password: current, password: wished } = body;
    return answerRenewed(reply, await changePassword(viewer, { current, wished, address }));
  },
);
