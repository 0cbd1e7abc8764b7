import { sessionParams } from '@/lib/people/account/schema';
import { endSession } from '@/lib/people/account/sessions';
import { clearCookies } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

export const DELETE = endpoint(
  {
    summary: 'Signs out in one place.',
    access: 'member',
    whileLeaving: true,
    params: sessionParams,
    response: nothing,
  },
  async ({ viewer, params, reply }) => {
    if (!(await endSession(viewer, params.session))) return;
    clearCookies(reply);
  },
);
