import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { getOpenApiDocument } from '@/app/api/openapi.json/document';
import { users } from '@/db/schema/people';
import { getSpeaker } from '@/lib/russian/speech/service';
import { testDatabase } from '@/tests/support/database';
import { endpointsOf, type Endpoint } from '@/tests/support/openapi/handlers';
import { sendGoodCall } from '@/tests/support/openapi/send-good-call';
import { makeSomebody, makeToken, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

/** What a suspended person can still do: hear why, appeal, take their data, sign out. */
const open = [
  'GET /api/auth/me',
  'POST /api/auth/logout',
  'POST /api/auth/refresh',
  'GET /api/account/export',
  'POST /api/account/export',
  'GET /api/account/export/file',
  'GET /api/sanctions',
  'PUT /api/sanctions/{sanction}/appeal',
];

let endpoints: Endpoint[] = [];
beforeAll(async () => {
  endpoints = endpointsOf(await getOpenApiDocument());
});
afterAll(() => getSpeaker().stop());

const ways = {
  'a browser': async ({ cookie }: Somebody) => ({ cookie, origin: 'http://localhost:3000' }),
  'a program': async ({ pair }: Somebody) => ({ authorization: `Bearer ${pair.access_token}` }),
  'a personal token': async ({ id }: Somebody) => ({
    authorization: `Bearer ${(await makeToken(db, id)).token}`,
  }),
};

/** Signing out ends the session of the walk: it comes last. */
const walked = () => endpoints.toSorted((one, other) => Number(isLogout(one)) - Number(isLogout(other)));
const isLogout = ({ name }: Endpoint) => name === 'POST /api/auth/logout';

describe.each(Object.entries(ways))('every verb of the API, called by %s', (_, headersOf) => {
  it.each(['student', 'administrator'] as const)(
    'refuses a suspended %s, but for the way to hear why and out',
    async (role) => {
      const somebody = await makeSomebody(db, role);
      const headers = await headersOf(somebody);
      // The session is open already.
      await db
        .update(users)
        .set({ suspendedUntil: new Date('2999-01-01') })
        .where(eq(users.id, somebody.id));
      const admitted: string[] = [];
      for (const endpoint of walked()) {
        const response = await sendGoodCall(endpoint, {}, headers);
        const { code } = (await response.json().catch(() => ({}))) as { code?: string };
        if (code !== 'suspended') admitted.push(endpoint.name);
        else expect([endpoint.name, response.status]).toEqual([endpoint.name, 403]);
      }
      expect(admitted.sort()).toEqual(open.toSorted());
    },
  );
});
