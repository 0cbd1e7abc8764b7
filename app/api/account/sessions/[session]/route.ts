import { sessionParams } from '@/lib/account/schema';
import { endSession } from '@/lib/account/sessions';
import { takeCookiesAway } from '@/lib/auth/signed-in-answer';
import { endpoint } from '@/lib/http/endpoint';
import { nothing } from '@/lib/http/nothing';

export const DELETE = endpoint(
  { access: 'member', params: sessionParams, answer: nothing },
  async ({ viewer, params, reply }) => {
    if (!(await endSession(viewer, params.session))) return;
    takeCookiesAway(reply);
  },
);
