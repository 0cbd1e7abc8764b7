import { endSessionsQuery, sessionsAnswer } from '@/lib/people/account/schema';
import { endSessions, listSessions } from '@/lib/people/account/sessions';
import { clearCookies } from '@/lib/people/auth/signed-in-answer';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

export const GET = endpoint(
  { summary: 'Where the caller is signed in.', access: 'member', scope: 'session', response: sessionsAnswer },
  async ({ viewer }) => listSessions(viewer),
);

/** Ends all other sessions, or all sessions. */
export const DELETE = endpoint(
  {
    summary: 'Signs out everywhere, or everywhere but in the session that asks. Personal tokens stay.',
    access: 'member',
    whileLeaving: true,
    query: endSessionsQuery,
    response: nothing,
  },
  async ({ viewer, query, reply }) => {
    if (!(await endSessions(viewer, query.which))) return;
    clearCookies(reply);
  },
);
