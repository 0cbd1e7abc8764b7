import { beforeEach, describe, expect, it } from '@jest/globals';
import { GET as read, PATCH as change } from '@/app/api/admin/settings/route';
import { POST as confirm } from '@/app/api/auth/confirmation/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { apiTokens, recoveryCodes, secondFactors } from '@/db/schema/accounts';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { newApiToken } from '@/lib/people/auth/api-tokens';
import { demoPassword, demoPeople } from '@/lib/people/demo/demo-people';
import { sealSession } from '@/lib/people/auth/session-cookie';
import { startSession } from '@/lib/people/auth/sessions';
import { hashToken } from '@/lib/platform/crypto/token-hash';
import { issuePair } from '@/lib/people/auth/token-pair';
import { setNow } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { findPerson, makeAdministrator } from '@/lib/people/staff/administrators';
import { seedDemo } from '@/scripts/db/seed-demo';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { codeOf, setUpSecondFactor } from '@/tests/support/second-factor';

const { db } = testDatabase();
Object.assign(process.env, { APP_ENV: 'production', APP_ORIGIN: 'http://localhost:3000' });

const noon = new Date('2026-11-21T12:00:10Z');
const minutesLater = (minutes: number) => setNow(new Date(noon.getTime() + minutes * 60_000));
const zoya = { email: 'zoya@example.org', first_name: 'Зоя', surname: 'Белова', password: 'снег-идёт-тихо' };

beforeEach(async () => {
  setNow(noon);
  await db.delete(throttles);
  await db.delete(secondFactors);
  await db.delete(recoveryCodes);
  if (!(await findPerson(zoya.email))) await makeAdministrator(zoya);
});

const signZoyaIn = async () =>
  (await call(login, { body: { email: zoya.email, password: zoya.password } })).cookie;

describe('staff in production', () => {
  it('see and change nothing before they have a second factor', async () => {
    const cookie = await signZoyaIn();
    for (const answer of [
      await call(read, { cookie }),
      await call(change, { method: 'PATCH', cookie, body: {} }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'second_factor_missing']);
      expect(answer.body.message).toContain('account settings');
    }
  });

  it('go on in the same session once they have set it up', async () => {
    const cookie = await signZoyaIn();
    await setUpSecondFactor(cookie);
    expect((await call(read, { cookie })).status).toBe(200);
    expect((await call(change, { method: 'PATCH', cookie, body: {} })).status).toBe(200);
  });

  it('read for as long as they like, but give their password again to change something after an hour', async () => {
    const cookie = await signZoyaIn();
    const { secret } = await setUpSecondFactor(cookie);
    minutesLater(61);
    const write = () => call(change, { method: 'PATCH', cookie, body: {} });
    expect((await call(read, { cookie })).status).toBe(200);
    expect((await write()).body.code).toBe('confirmation_required');
    await call(confirm, { cookie, body: { password: zoya.password, code: codeOf(secret) } });
    expect((await write()).status).toBe(200);
  });

  it('need it in each session', async () => {
    await setUpSecondFactor(await signZoyaIn());
    minutesLater(1);
    const answer = await call(login, { body: { email: zoya.email, password: zoya.password } });
    expect(answer.body.code).toBe('second_factor_required');
  });
});

describe('the demonstration’s people, whose rows came along into production', () => {
  it.each(demoPeople.map(({ email }) => email))('%s cannot sign in', async (email) => {
    const answer = await call(login, { body: { email, password: demoPassword } });
    expect([answer.status, answer.body.code]).toEqual([400, 'credentials']);
  });

  it('are nobody with a session they still have', async () => {
    const opening = { remember: true, client: 'browser', userAgent: null, secondFactor: true } as const;
    const { id, cookieToken } = await startSession(5, opening);
    const [cookie = ''] = (await sealSession(String(cookieToken), true)).split(';');
    expect((await call(me, { cookie })).body.user).toBeNull();
    expect((await call(read, { cookie })).status).toBe(401);
    const { access_token } = await issuePair(id);
    expect((await call(me, { headers: { authorization: `Bearer ${access_token}` } })).status).toBe(401);
  });

  it('are nobody with a personal token they still have', async () => {
    const token = newApiToken();
    await db
      .insert(apiTokens)
      .values({ userId: 1, name: 'old', tokenHash: hashToken(token), scopes: ['read'] });
    expect((await call(me, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });

  it('are never made there', async () => {
    await db.delete(users);
    await seedDemo(db, getEnv());
    expect(await db.select({ email: users.email }).from(users)).toEqual([]);
  });
});
