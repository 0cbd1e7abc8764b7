import { PUT as putProfile } from '@/app/api/profile/route';
import { call } from '@/tests/support/call';
import { saidOf } from '@/tests/support/profiles';
import type { Somebody } from '@/tests/support/somebody';

/* Good calls of profiles, a part of tests/support/openapi/good-calls. */
export const profileCalls = {
  'GET /api/profile': () => ({}),
  'PUT /api/profile': () => ({ body: saidOf({ country: 'AM' }) }),
  'GET /api/people/{person}': async ({ id, cookie }: Somebody) => {
    await call(putProfile, { method: 'PUT', cookie, body: saidOf({ audience: 'everyone' }) });
    return { params: { person: String(id) } };
  },
};
