import { logout } from '@/lib/auth/service';
import { findRefreshCookie } from '@/lib/auth/session-cookie';
import { takeCookiesAway } from '@/lib/auth/signed-in-answer';
import { endpoint } from '@/lib/http/endpoint';
import { nothing } from '@/lib/http/nothing';

export const POST = endpoint(
  { access: 'anyone', answer: nothing, repeat: 'natural', staleBearer: 'nobody', scope: 'session' },
  async ({ viewer, cookie, reply }) => {
    await logout(viewer, findRefreshCookie(cookie));
    takeCookiesAway(reply);
  },
);
