import { refreshPerson } from '@/app/api/account/refresh-person';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import { changeZone } from '@/lib/learning/progress/zone';
import { leave } from '@/lib/people/account/leave';
import { account, accountInput, leaveAnswer, leaveInput } from '@/lib/people/account/schema';
import { changeAccount, getAccount } from '@/lib/people/account/service';
import { clearCookies } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { summary: 'The account of the caller.', access: 'member', scope: 'session', response: account },
  async ({ viewer }) => getAccount(viewer),
);

export const PATCH = endpoint(
  {
    summary: 'Changes what is given.',
    access: 'member',
    whileLeaving: true,
    body: accountInput,
    response: account,
  },
  async ({ viewer, body }) =>
    changeAccount(viewer, body, { moveTimeZone: changeZone, rename: refreshDirectory }),
);

/** Ends every session, and with it the cookies of this browser. */
export const DELETE = endpoint(
  {
    summary:
      'Deletes the account: nobody sees the person any more, all sessions end, and after 14 days, in which one may change one’s mind, everything is erased.',
    errorCodes: ['login_throttled', 'last_administrator'],
    access: 'member',
    whileLeaving: true,
    body: leaveInput,
    response: leaveAnswer,
    idempotency: 'own',
  },
  async ({ viewer, body, address, reply }) => {
    const answer = await leave(viewer, body, { address, refresh: refreshPerson });
    clearCookies(reply);
    return answer;
  },
);
