import { beforeEach, describe, expect, it } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { PUT as approve, DELETE as withdraw } from '@/app/api/admin/teachers/[teacher]/approval/route';
import { notifications } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';
import { notify } from '@/lib/people/notifications/notify';
import { call } from '@/tests/support/call';
import { makePost, makeRegular, praise, said, unpraise } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  [anna, vera] = [await makeMember(db), await makeMember(db)];
});

/** The notifications of a person: kind, actor and subject. */
const toldTo = async ({ id }: Pick<Somebody, 'id'>) =>
  db
    .select({
      kind: notifications.kind,
      actor: notifications.actorId,
      subject: notifications.subjectId,
    })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.id));

describe('ties', () => {
  it('tell of a request, and of its acceptance', async () => {
    await makeFriends(anna, vera);
    expect(await toldTo(vera)).toEqual([{ kind: 'friend_request', actor: anna.id, subject: 0 }]);
    expect(await toldTo(anna)).toEqual([{ kind: 'friend_accepted', actor: vera.id, subject: 0 }]);
  });

  it('tell of a follower once, also of one who goes and comes again', async () => {
    for (const verb of ['follow', 'follow', 'unfollow', 'follow'] as const) await tie(anna, verb, vera);
    expect(await toldTo(vera)).toEqual([{ kind: 'follower', actor: anna.id, subject: 0 }]);
  });
});

describe('comments', () => {
  it('tell their author of an answer, and of an answer to an answer the one who is answered', async () => {
    const { slug } = await makePost(db);
    const [mine, other] = [await makeRegular(db), await makeRegular(db)];
    const first = await said(mine, slug, 'Снег идёт.');
    const answer = await said(other, slug, 'И у нас идёт.', first.id);
    const back = await said(mine, slug, 'Давно?', answer.id);
    expect(await toldTo(mine)).toEqual([{ kind: 'comment_answer', actor: other.id, subject: answer.id }]);
    expect(await toldTo(other)).toEqual([{ kind: 'comment_answer', actor: mine.id, subject: back.id }]);
  });

  it('tell nobody of their own answers and likes', async () => {
    const { slug } = await makePost(db);
    const mine = await makeRegular(db);
    const first = await said(mine, slug, 'Снег идёт.');
    await said(mine, slug, 'Всё ещё идёт.', first.id);
    await praise(mine, first.id);
    expect(await toldTo(mine)).toEqual([]);
  });

  it('tell of a like once', async () => {
    const { slug } = await makePost(db);
    const [mine, other] = [await makeRegular(db), await makeRegular(db)];
    const { id } = await said(mine, slug, 'Снег идёт.');
    for (const verb of [praise, praise, unpraise, praise]) await verb(other, id);
    expect(await toldTo(mine)).toEqual([{ kind: 'comment_like', actor: other.id, subject: id }]);
  });
});

describe('a teacher', () => {
  it('is told of each approval anew', async () => {
    const [teacher, dina] = [await makeSomebody(db, 'teacher'), await makeSomebody(db, 'administrator')];
    const params = { teacher: String(teacher.id) };
    const change = async (verb: typeof approve, method: 'PUT' | 'DELETE') =>
      call(verb, { method, params, cookie: dina.cookie });
    for (const round of [1, 2]) {
      await change(approve, 'PUT');
      const rows = await toldTo(teacher);
      expect([round, rows]).toEqual([round, [{ kind: 'teacher_approved', actor: null, subject: 0 }]]);
      await db.update(notifications).set({ readAt: new Date() }).where(eq(notifications.userId, teacher.id));
      await change(withdraw, 'DELETE');
      await change(approve, 'PUT');
      const [row] = await db.select().from(notifications).where(eq(notifications.userId, teacher.id));
      expect(row?.readAt).toBeNull();
      await change(withdraw, 'DELETE');
    }
  });
});

describe('nobody is told', () => {
  const answer = async (to: number, person: number) =>
    notify(db, { to, kind: 'comment_answer', person, comment: 1 });

  it.each(['block', 'mute'] as const)('of people whom they %s', async (verb) => {
    await tie(vera, verb, anna);
    await answer(vera.id, anna.id);
    expect(await toldTo(vera)).toEqual([]);
  });

  it('of people who block them', async () => {
    await tie(anna, 'block', vera);
    await answer(vera.id, anna.id);
    expect(await toldTo(vera)).toEqual([]);
  });

  it.each([
    ['a minor of an adult', '2012-01-01', '1990-01-01'],
    ['an adult of a minor', '1990-01-01', '2012-01-01'],
  ])('%s', async (_, mine, theirs) => {
    await db.update(users).set({ birthDate: mine }).where(eq(users.id, vera.id));
    await db.update(users).set({ birthDate: theirs }).where(eq(users.id, anna.id));
    await answer(vera.id, anna.id);
    expect(await toldTo(vera)).toEqual([]);
  });

  it('but minors of one another', async () => {
    for (const { id } of [anna, vera])
      await db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, id));
    await answer(vera.id, anna.id);
    expect(await toldTo(vera)).toHaveLength(1);
  });

  it('who has no account any more, and nothing fails', async () => {
    await expect(notify(db, { to: 900_000_000, kind: 'role_changed' })).resolves.toBeUndefined();
  });

  it('of what was undone with its transaction', async () => {
    const failing = db.transaction(async (on) => {
      await notify(on, { to: vera.id, kind: 'report_decided', report: 7 });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await toldTo(vera)).toEqual([]);
  });
});

it('a hundred calls at once tell the same thing once', async () => {
  const calls = Array.from({ length: 100 }, async () =>
    notify(db, { to: vera.id, kind: 'sanction_begun', sanction: 3 }),
  );
  await Promise.all(calls);
  expect(await toldTo(vera)).toEqual([{ kind: 'sanction_begun', actor: null, subject: 3 }]);
});
