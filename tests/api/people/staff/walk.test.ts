import { beforeEach, describe, expect, it } from '@jest/globals';
import { apiTokens } from '@/db/schema/accounts';
import { settings } from '@/db/schema/settings';
import { staffLog } from '@/db/schema/staff';
import { newApiToken } from '@/lib/people/auth/api-tokens';
import { hashToken } from '@/lib/platform/crypto/token-hash';
import { listCalls } from '@/tests/support/route-calls';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';

const { db } = testDatabase();
const secret = 'only administrators read this';
const administrator = 5;

beforeEach(async () => {
  await db.delete(settings);
  await db.insert(settings).values({ key: 'site.phone', value: secret });
});

/** What moderators may do as well. */
const isModerators = ({ name }: { name: string }) => / (?:comments|cases|appeals)\//u.test(name);

describe('every call under /api/admin', () => {
  it('is there to be walked', async () => {
    expect((await listCalls('admin')).map(({ name }) => name)).toEqual([
      'PUT appeals/[sanction]/decision/route.ts',
      'GET appeals/route.ts',
      'DELETE cases/[case]/claim/route.ts',
      'PUT cases/[case]/claim/route.ts',
      'PUT cases/[case]/decision/route.ts',
      'GET cases/[case]/evidence/[sha256]/route.ts',
      'DELETE cases/[case]/hidden/route.ts',
      'GET cases/route.ts',
      'PUT comments/[comment]/verdict/route.ts',
      'GET comments/route.ts',
      'DELETE courses/[course]/teachers/[teacher]/route.ts',
      'GET courses/[course]/teachers/route.ts',
      'PUT courses/[course]/teachers/route.ts',
      'GET log/route.ts',
      'PUT people/[person]/paid-until/route.ts',
      'PUT people/[person]/role/route.ts',
      'GET people/route.ts',
      'GET settings/route.ts',
      'PATCH settings/route.ts',
      'GET subscriptions/route.ts',
      'DELETE teachers/[teacher]/approval/route.ts',
      'PUT teachers/[teacher]/approval/route.ts',
      'GET teachers/route.ts',
    ]);
  });

  it.each([
    ['a visitor', null, 401, 'unauthenticated'],
    ['the student Анна', 'anna', 403, 'forbidden'],
    ['the teacher Борис', 'boris', 403, 'forbidden'],
    ['the moderator Глеб', 'gleb', 403, 'forbidden'],
  ] as const)('refuses %s and tells nothing', async (_, name, status, code) => {
    const cookie = name && (await signIn(name));
    const calls = await listCalls('admin');
    for (const { method, handler } of calls.filter((each) => name !== 'gleb' || !isModerators(each))) {
      // What is sent is not even looked at.
      const raw = method === 'GET' ? {} : { raw: '{"site.title": 1, "nonsense":' };
      const answer = await call(handler, { method, ...raw, ...(cookie && { cookie }) });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'message']);
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
    expect(await db.select().from(settings)).toEqual([{ key: 'site.phone', value: secret }]);
    expect(await db.select().from(staffLog)).toEqual([]);
  });

  it('refuses a personal API token, an administrator’s too', async () => {
    const token = newApiToken();
    await db.insert(apiTokens).values({
      userId: administrator,
      name: 'script',
      tokenHash: hashToken(token),
      scopes: ['read', 'learn'],
    });
    for (const { method, handler } of await listCalls('admin')) {
      const answer = await call(handler, { method, headers: { authorization: `Bearer ${token}` } });
      expect([answer.status, answer.body.code]).toEqual([403, 'session_only']);
    }
  });
});
