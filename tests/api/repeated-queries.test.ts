import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { getOpenApiDocument } from '@/app/api/openapi.json/document';
import { getSpeaker } from '@/lib/russian/speech/service';
import { testDatabase } from '@/tests/support/database';
import { goodCalls } from '@/tests/support/openapi/good-calls';
import { endpointsOf, type Endpoint } from '@/tests/support/openapi/handlers';
import { sendGoodCall } from '@/tests/support/openapi/send-good-call';
import { repeatedQueries } from '@/tests/support/repeated-queries';
import { makeSomebody } from '@/tests/support/somebody';
import { watchStatements } from '@/tests/support/watch-queries';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_REGISTER: '1000' });

let endpoints: Endpoint[] = [];
beforeAll(async () => {
  endpoints = endpointsOf(await getOpenApiDocument());
  await db.execute(sql`select 1`);
});
afterAll(() => getSpeaker().stop());

it.each(['student', 'administrator'] as const)(
  'no call asks the database the same twice, for a %s',
  async (role) => {
    const repeated: Record<string, string[]> = {};
    for (const endpoint of endpoints) {
      const somebody = await makeSomebody(db, role);
      const good = (await goodCalls[endpoint.name]?.(somebody, db)) ?? {};
      const headers = { cookie: somebody.cookie, origin: 'http://localhost:3000' };
      const found = repeatedQueries(await watchStatements(() => sendGoodCall(endpoint, good, headers)));
      if (found.length > 0) repeated[endpoint.name] = found;
    }
    expect(repeated).toEqual({});
  },
  120_000,
);
