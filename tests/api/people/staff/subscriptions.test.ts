import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as readAccount, PATCH as changeAccount } from '@/app/api/account/route';
import { PUT as setPaidUntil } from '@/app/api/admin/people/[person]/paid-until/route';
import { GET as find } from '@/app/api/admin/subscriptions/route';
import { sessions, users } from '@/db/schema/people';
import { staffLog } from '@/db/schema/staff';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let dina: Somebody;
let maya: Somebody;
beforeEach(async () => {
  [dina, maya] = [await makeSomebody(db, 'administrator'), await makeSomebody(db, 'student')];
});

const set = (paid_until: unknown, { cookie } = dina, person = maya.id) =>
  call(setPaidUntil, { method: 'PUT', cookie, params: { person: String(person) }, body: { paid_until } });
const stored = async () =>
  (await db.select({ until: users.paidUntil }).from(users).where(eq(users.id, maya.id)))[0]?.until;
const logged = async () =>
  (
    await db
      .select()
      .from(staffLog)
      .where(eq(staffLog.target, `user:${maya.id}`))
  ).map(({ staffId, action, before, after }) => ({ staffId, action, before, after }));

describe('an administrator', () => {
  it('finds an account by its e-mail, and nobody by another', async () => {
    const ask = async (email: string) => (await call(find, { cookie: dina.cookie, query: { email } })).body;
    expect(await ask(maya.email.toUpperCase())).toEqual({
      subscription: { person: maya.id, name: 'Майя Орлова', email: maya.email, paid_until: null },
    });
    expect(await ask('nobody@example.org')).toEqual({ subscription: null });
  });

  it('sets the last day that is paid, which is logged once, and takes it back', async () => {
    const answers = [await set('2027-01-31'), await set('2027-01-31')];
    for (const { body } of answers) expect(body).toMatchObject({ paid_until: '2027-01-31' });
    expect((await set(null)).body).toMatchObject({ paid_until: null });
    const entry = { staffId: dina.id, action: 'paid_until_changed' };
    expect(await logged()).toEqual([
      { ...entry, before: null, after: '2027-01-31' },
      { ...entry, before: '2027-01-31', after: null },
    ]);
  });

  it('is told of a day that does not exist, and of nobody', async () => {
    const { status, body } = await set('2027-02-31');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['paid_until']]);
    expect((await set('2027-01-31', dina, 999_999)).status).toBe(404);
  });

  it('must have signed in with a second factor, and lately', async () => {
    await db
      .update(sessions)
      .set({ authenticatedAt: new Date(0) })
      .where(eq(sessions.userId, dina.id));
    expect((await set('2027-01-31')).body.code).toBe('confirmation_required');
    await db.update(sessions).set({ secondFactor: false }).where(eq(sessions.userId, dina.id));
    expect((await set('2027-01-31')).body.code).toBe('second_factor_missing');
    expect(await stored()).toBeNull();
  });
});

describe('nobody else', () => {
  it.each(['student', 'teacher', 'moderator'] as const)('sets it: a %s', async (role) => {
    const somebody = await makeSomebody(db, role);
    expect((await set('2027-01-31', somebody)).body.code).toBe('forbidden');
    const { cookie } = somebody;
    expect((await call(find, { cookie, query: { email: maya.email } })).body.code).toBe('forbidden');
    expect(await stored()).toBeNull();
  });

  it('but its owner reads it, and cannot change it', async () => {
    await set('2027-01-31');
    expect((await call(readAccount, { cookie: maya.cookie })).body.paid_until).toBe('2027-01-31');
    const body = { paid_until: '2099-01-01' };
    expect((await call(changeAccount, { method: 'PATCH', cookie: maya.cookie, body })).status).toBe(400);
    expect(await stored()).toBe('2027-01-31');
  });
});
