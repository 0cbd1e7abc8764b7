import { beforeEach, describe, expect, it } from '@jest/globals';
import { desc, eq, inArray } from 'drizzle-orm';
import { GET as listPeople } from '@/app/api/admin/people/route';
import { PUT as changeRole } from '@/app/api/admin/people/[person]/role/route';
import { GET as listCases } from '@/app/api/admin/cases/route';
import { GET as getSettings } from '@/app/api/admin/settings/route';
import { sessions, users } from '@/db/schema/people';
import { staffLog } from '@/db/schema/staff';
import type { Role } from '@/lib/people/auth/viewer';
import { hourMs } from '@/lib/platform/time/units';
import { call } from '@/tests/support/call';
import { makeRegular } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let [dina, vera] = [] as unknown as [Somebody, Somebody];

beforeEach(async () => {
  await db
    .update(users)
    .set({ role: 'student' })
    .where(inArray(users.role, ['moderator', 'administrator']));
  dina = await makeRegular(db, 'administrator');
  vera = await makeRegular(db);
});

const give = ({ cookie }: Somebody, { id }: Pick<Somebody, 'id'>, role: Role) =>
  call(changeRole, { cookie, method: 'PUT', params: { person: String(id) }, body: { role } });
const find = ({ cookie }: Somebody, words: string) => call(listPeople, { cookie, query: { words } });
const rolesOf = async (...people: Somebody[]) => {
  const rows = await db
    .select({ role: users.role })
    .from(users)
    .where(
      inArray(
        users.id,
        people.map(({ id }) => id),
      ),
    );
  return rows.map(({ role }) => role).sort();
};

describe('an administrator', () => {
  it('gives roles, which hold for open sessions at once, and leaves a trace', async () => {
    const asks = async () => (await call(listCases, { cookie: vera.cookie })).status;
    expect(await asks()).toBe(403);
    expect((await give(dina, vera, 'moderator')).body).toMatchObject({ id: vera.id, role: 'moderator' });
    expect(await asks()).toBe(200);
    const [entry] = await db.select().from(staffLog).orderBy(desc(staffLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'role_changed',
      target: `user:${vera.id}`,
      before: { role: 'student' },
      after: { role: 'moderator' },
    });
    await give(dina, vera, 'student');
    expect(await asks()).toBe(403);
  });

  it('logs nothing where nothing changes', async () => {
    await give(dina, vera, 'teacher');
    const entries = (await db.select().from(staffLog)).length;
    expect((await give(dina, vera, 'teacher')).status).toBe(200);
    expect(await db.select().from(staffLog)).toHaveLength(entries);
  });

  it('finds people by name and e-mail, staff when they look for nobody', async () => {
    expect((await find(dina, vera.email.toUpperCase())).body).toMatchObject({
      people: [{ id: vera.id, email: vera.email, has_second_factor: false }],
    });
    expect((await find(dina, '')).body).toMatchObject({ people: [{ id: dina.id }], next: null });
    expect((await find(dina, '%')).body).toMatchObject({ people: [] });
    expect((await find(dina, 'майя')).body.people).not.toEqual([]);
  });

  it('must have signed in within the hour', async () => {
    const longAgo = new Date(Date.now() - 2 * hourMs);
    await db.update(sessions).set({ authenticatedAt: longAgo }).where(eq(sessions.userId, dina.id));
    expect((await give(dina, vera, 'teacher')).body.code).toBe('confirmation_required');
  });

  it('must have a second factor', async () => {
    await db.update(sessions).set({ secondFactor: false }).where(eq(sessions.userId, dina.id));
    expect((await give(dina, vera, 'teacher')).body.code).toBe('second_factor_missing');
    expect((await find(dina, '')).body.code).toBe('second_factor_missing');
  });

  it('makes nobody staff whose e-mail is not confirmed', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, vera.id));
    expect((await give(dina, vera, 'moderator')).body.code).toBe('person_unverified');
    expect((await give(dina, vera, 'teacher')).status).toBe(200);
  });

  it('gives no role that there is not, to nobody who is not there', async () => {
    const answer = await call(changeRole, {
      cookie: dina.cookie,
      method: 'PUT',
      params: { person: String(vera.id) },
      body: { role: 'king' },
    });
    expect(answer.body.code).toBe('validation');
    expect((await give(dina, { id: 999_999_999 }, 'teacher')).status).toBe(404);
  });
});

describe('the last administrator', () => {
  it('cannot be lost', async () => {
    expect((await give(dina, dina, 'student')).body.code).toBe('last_administrator');
  });

  it('may leave when there is another, but none who is suspended', async () => {
    const zoya = await makeRegular(db, 'administrator');
    await db
      .update(users)
      .set({ suspendedUntil: new Date('2999-01-01') })
      .where(eq(users.id, zoya.id));
    expect((await give(dina, dina, 'moderator')).body.code).toBe('last_administrator');
    await db.update(users).set({ suspendedUntil: null }).where(eq(users.id, zoya.id));
    expect((await give(dina, dina, 'moderator')).status).toBe(200);
    expect((await call(getSettings, { cookie: dina.cookie })).body.code).toBe('forbidden');
  });

  it('is left when two demote each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await makeRegular(db, 'administrator'), await makeRegular(db, 'administrator')];
      await db.update(users).set({ role: 'student' }).where(eq(users.id, dina.id));
      await Promise.all([give(one, other, 'student'), give(other, one, 'student')]);
      expect(await rolesOf(one, other)).toEqual(['administrator', 'student']);
      await db.update(users).set({ role: 'student' }).where(eq(users.role, 'administrator'));
    }
  });
});

it.each(['student', 'teacher', 'moderator'] as const)(
  'a %s changes no role and sees no list',
  async (role) => {
    const somebody = await makeRegular(db, role);
    expect((await give(somebody, somebody, 'administrator')).body.code).toBe('forbidden');
    expect((await find(somebody, '')).body.code).toBe('forbidden');
  },
);
