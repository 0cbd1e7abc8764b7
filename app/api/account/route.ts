import { refreshDirectory } from '@/lib/community/directory/refresh';
import { changeZone } from '@/lib/learning/progress/zone';
import { account, accountInput } from '@/lib/people/account/schema';
import { changeAccount, getAccount } from '@/lib/people/account/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { summary: 'The account of the caller.', access: 'member', scope: 'session', response: account },
  async ({ viewer }) => getAccount(viewer),
);

export const PATCH = endpoint(
  { summary: 'Changes what is given.', access: 'member', body: accountInput, response: account },
  async ({ viewer, body }) =>
    changeAccount(viewer, body, { moveTimeZone: changeZone, rename: refreshDirectory }),
);
