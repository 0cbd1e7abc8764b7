import { PUT as putProfile } from '@/app/api/profile/route';
import { call } from '@/tests/support/call';
import { saidOf } from '@/tests/support/profiles';
import type { Somebody } from '@/tests/support/somebody';

/* Good calls of matching. */
export const matchingCalls = {
  'GET /api/partners': async ({ cookie }: Somebody) => {
    const body = saidOf({ native_language: 'tr', russian_level: 'A1', interests: ['chess'] });
    await call(putProfile, { method: 'PUT', cookie, body });
    return { query: { limit: '3' } };
  },
};
