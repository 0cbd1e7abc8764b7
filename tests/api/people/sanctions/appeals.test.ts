import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { GET as listUsers } from '@/app/api/users/route';
import { throttles } from '@/db/schema/http';
import { cases } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { sanctions } from '@/db/schema/sanctions';
import { staffLog } from '@/db/schema/staff';
import { call } from '@/tests/support/call';
import { makeRegular } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { decideAppeal, readAppeals, readSanctions, sanction, sendAppeal } from '@/tests/support/moderation';
import { joinCommunity, makeMember } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let [boris, vera, gleb, zoya, dina] = [] as unknown as [Somebody, Somebody, Somebody, Somebody, Somebody];
let id = 0;

beforeAll(async () => {
  gleb = await makeRegular(db, 'moderator');
  zoya = await makeRegular(db, 'moderator');
  dina = await makeRegular(db, 'administrator');
});
beforeEach(async () => {
  await db.delete(sanctions);
  await db.delete(cases);
  await db.delete(throttles);
  [boris, vera] = [await makeMember(db), await makeMember(db)];
  id = await sanction(boris, { by: gleb, reporter: vera, input: { kind: 'suspension', days: 30 } });
});

const isIn = async () => (await call(listUsers, { cookie: boris.cookie })).status === 200;

describe('an appeal', () => {
  it('is one for each sanction; the same again changes nothing', async () => {
    await sendAppeal(boris, id);
    expect((await sendAppeal(boris, id)).status).toBe(200);
    expect((await sendAppeal(boris, id, 'И ещё')).body.code).toBe('forbidden');
    expect((await readSanctions(boris)).sanctions).toMatchObject([
      { appeal: { text: 'Это была шутка.', outcome: null } },
    ]);
  });

  it('is about one’s own sanction, and says something', async () => {
    expect((await sendAppeal(vera, id)).status).toBe(404);
    expect((await sendAppeal(boris, id, ' ')).body.code).toBe('validation');
    expect((await sendAppeal(boris, id, 'я'.repeat(1001))).body.code).toBe('validation');
  });

  it('reaches moderators with what it is about', async () => {
    await sendAppeal(boris, id);
    expect((await readAppeals(zoya)).appeals).toMatchObject([
      {
        sanction: id,
        person: { id: boris.id },
        kind: 'suspension',
        imposed_by: { id: gleb.id },
        text: 'Это была шутка.',
        mine: false,
      },
    ]);
    expect((await readAppeals(gleb)).appeals).toMatchObject([{ mine: true }]);
  });

  it('is not decided by whoever imposed the sanction', async () => {
    await sendAppeal(boris, id);
    expect((await decideAppeal(gleb, id, 'upheld')).body.code).toBe('own_case');
  });

  it('lifts the sanction at once, and leaves a trace', async () => {
    expect(await isIn()).toBe(false);
    await sendAppeal(boris, id);
    expect((await decideAppeal(zoya, id, 'lifted')).status).toBe(200);
    expect(await isIn()).toBe(true);
    expect((await readSanctions(boris)).sanctions).toMatchObject([
      { state: 'lifted', appeal: { outcome: 'lifted', answer: 'Мы посмотрели ещё раз.' } },
    ]);
    const [entry] = await db.select().from(staffLog).orderBy(desc(staffLog.id)).limit(1);
    expect(entry).toMatchObject({ staffId: zoya.id, action: 'appeal_lifted', target: `user:${boris.id}` });
  });

  it('that is declined leaves everything as it is', async () => {
    await sendAppeal(boris, id);
    await decideAppeal(zoya, id, 'upheld');
    expect(await isIn()).toBe(false);
    expect((await readAppeals(dina)).appeals).toEqual([]);
  });

  it('is decided once, of two moderators at the same time', async () => {
    await sendAppeal(boris, id);
    const answers = await Promise.all([decideAppeal(zoya, id, 'lifted'), decideAppeal(dina, id, 'upheld')]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['case_decided', undefined]);
  });

  it('that nobody made is not found, and learners decide none', async () => {
    expect((await decideAppeal(zoya, id, 'lifted')).status).toBe(404);
    await sendAppeal(boris, id);
    expect((await decideAppeal(vera, id, 'lifted')).body.code).toBe('forbidden');
  });

  it('of a moderator is not decided by themself', async () => {
    await joinCommunity(db, zoya.id);
    const own = await sanction(zoya, { by: dina, reporter: vera, input: { kind: 'warning' } });
    await sendAppeal(zoya, own);
    expect((await readAppeals(zoya)).appeals).toEqual([]);
    expect((await decideAppeal(zoya, own, 'lifted')).body.code).toBe('own_case');
  });

  it('is decided by an administrator who is the only staff, even of their own sanction', async () => {
    const own = await sanction(vera, {
      by: dina,
      reporter: await makeMember(db),
      input: { kind: 'warning' },
    });
    await sendAppeal(vera, own);
    expect((await decideAppeal(dina, own, 'upheld')).body.code).toBe('own_case');
    const staff = await db.select().from(users);
    for (const { id: who, role } of staff)
      if (who !== dina.id && (role === 'moderator' || role === 'administrator'))
        await db.update(users).set({ role: 'student' }).where(eq(users.id, who));
    expect((await decideAppeal(dina, own, 'upheld')).status).toBe(200);
  });
});
