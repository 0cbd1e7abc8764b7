import { logout } from '@/lib/people/auth/service';
import { findRefreshCookie } from '@/lib/people/auth/session-cookie';
import { clearCookies } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

export const POST = endpoint(
  {
    summary: 'Signs out: the session, its cookie and its tokens end at once.',
    access: 'anyone',
    whileSuspended: true,
    response: nothing,
    idempotency: 'own',
    invalidToken: 'ignore',
    scope: 'session',
  },
  async ({ viewer, cookie, reply }) => {
    await logout(viewer, findRefreshCookie(cookie));
    clearCookies(reply);
  },
);
