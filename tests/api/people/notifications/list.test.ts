import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as settings } from '@/app/api/settings/route';
import { comments } from '@/db/schema/comments';
import { notifications } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { notificationPageSize } from '@/lib/people/notifications/limits';
import { notify } from '@/lib/people/notifications/notify';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { makePost, makeRegular, praise, said, unpraise } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { choose, markAllRead, markRead, notificationsOf } from '@/tests/support/notifications';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  [anna, vera] = [await makeMember(db), await makeMember(db)];
});
afterEach(() => setNow(null));

const kindsOf = async (who: Somebody) => (await notificationsOf(who)).items.map(({ kind }) => kind);

/** The counter of the header. */
async function unreadOf(who: Somebody): Promise<unknown> {
  const { body } = await call(settings, { cookie: who.cookie });
  return (body.notify as { news?: number }).news;
}

/** Vera answers a comment of Anna's. */
async function answerAnna(): Promise<{ slug: string; answer: number }> {
  for (const { id } of [anna, vera])
    await db
      .update(users)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(users.id, id));
  const { slug } = await makePost(db);
  const mine = await said(anna, slug, `Снег ${slug}`);
  const { id } = await said(vera, slug, `Да, снег ${slug}`, mine.id);
  return { slug, answer: id };
}

describe('what somebody is told', () => {
  it('stands with who did it, when, and the page it is about', async () => {
    const { slug, answer } = await answerAnna();
    const { items, unread, next } = await notificationsOf(anna);
    expect([unread, next]).toEqual([1, null]);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        kind: 'comment_answer',
        people: [{ id: vera.id, name: 'Майя Орлова', avatar: null }],
        count: 1,
        at: expect.any(String),
        is_read: false,
        text: 'Майя Орлова answered your comment.',
        href: `/blog/winter-${slug}/${slug}#comment-${answer}`,
      },
    ]);
  });

  it('names people by what they show: without a profile by the first letter of the surname', async () => {
    const { slug } = await makePost(db);
    const [mine, other] = [await makeRegular(db), await makeRegular(db)];
    await said(other, slug, 'И у нас.', (await said(mine, slug, 'Снег идёт.')).id);
    expect((await notificationsOf(mine)).items[0]?.people).toEqual([
      { id: other.id, name: 'Майя О.', avatar: null },
    ]);
  });

  it('is one entry for the followers of a day, and another for the next day', async () => {
    const others = [vera, await makeMember(db), await makeMember(db), await makeMember(db)];
    for (const other of others) await tie(other, 'follow', anna);
    setNow(new Date(Date.now() + 2 * 86_400_000));
    await tie(await makeMember(db), 'follow', anna);
    const { items, unread } = await notificationsOf(anna);
    expect(unread).toBe(5);
    expect(items).toMatchObject([
      { kind: 'follower', count: 1 },
      { kind: 'follower', count: 4, text: '4 people follow you.', href: '/friends?tab=followers' },
    ]);
    expect(items[1]?.people.map(({ id }) => id)).toEqual(
      others
        .slice(1)
        .reverse()
        .map(({ id }) => id),
    );
  });

  it('is one entry for all who like a comment', async () => {
    const { slug } = await makePost(db);
    const mine = await makeRegular(db);
    const { id } = await said(mine, slug, 'Снег идёт.');
    for (const other of [await makeRegular(db), await makeRegular(db)]) await praise(other, id);
    expect((await notificationsOf(mine)).items).toMatchObject([{ kind: 'comment_like', count: 2 }]);
  });

  it('does not repeat requests, which the bell shows by themselves', async () => {
    await tie(vera, 'befriend', anna);
    expect(await notificationsOf(anna)).toEqual({ items: [], unread: 0, next: null });
  });

  it('comes page by page', async () => {
    for (let report = 1; report <= notificationPageSize + 3; report += 1)
      await notify(db, { to: anna.id, kind: 'report_decided', report });
    const first = await notificationsOf(anna);
    const second = await notificationsOf(anna, first.next ?? 0);
    expect([first.items.length, second.items.length, second.next]).toEqual([notificationPageSize, 3, null]);
    expect(second.items[0]!.id).toBeLessThan(first.items.at(-1)!.id);
  });
});

describe('it is told no more', () => {
  const whenUndone: Record<string, () => Promise<unknown>> = {
    'when either has blocked the other': async () => tie(vera, 'block', anna),
    'when the reader has': async () => tie(anna, 'block', vera),
    'when the reader has muted the other': async () => tie(anna, 'mute', vera),
    'when the other turns out to be a minor': async () =>
      db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, vera.id)),
    'when the other’s account is gone': async () => db.delete(users).where(eq(users.id, vera.id)),
  };
  it.each(Object.entries(whenUndone))('%s', async (_, undo) => {
    await answerAnna();
    await tie(vera, 'follow', anna);
    expect(await kindsOf(anna)).toEqual(['follower', 'comment_answer']);
    await undo();
    expect(await notificationsOf(anna)).toMatchObject({ items: [], unread: 0 });
  });

  it('when the follower follows no more, or closes the profile', async () => {
    await tie(vera, 'follow', anna);
    await db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, vera.id));
    expect(await kindsOf(anna)).toEqual([]);
    await db.update(profiles).set({ audience: 'members' }).where(eq(profiles.userId, vera.id));
    expect(await kindsOf(anna)).toEqual(['follower']);
    await tie(vera, 'unfollow', anna);
    expect(await kindsOf(anna)).toEqual([]);
  });

  it('when the friendship has ended', async () => {
    await makeFriends(anna, vera);
    expect(await kindsOf(anna)).toEqual(['friend_accepted']);
    await tie(vera, 'unfriend', anna);
    expect(await kindsOf(anna)).toEqual([]);
  });

  it.each([
    ['hidden', { hiddenAt: new Date() }],
    ['deleted', { deletedAt: new Date() }],
  ])('when the answer was %s', async (_, change) => {
    const { answer } = await answerAnna();
    await db.update(comments).set(change).where(eq(comments.id, answer));
    expect(await kindsOf(anna)).toEqual([]);
  });

  it('when the like was taken back', async () => {
    const { slug } = await makePost(db);
    const [mine, other] = [await makeRegular(db), await makeRegular(db)];
    const { id } = await said(mine, slug, 'Снег идёт.');
    await praise(other, id);
    await unpraise(other, id);
    expect(await kindsOf(mine)).toEqual([]);
  });

  it('when its reader wants no more of this kind, and again when they do', async () => {
    await tie(vera, 'follow', anna);
    const want = async (wanted: boolean) =>
      choose(anna, { choice: { kind: 'follower', channel: 'in_app', wanted } });
    await want(false);
    expect(await notificationsOf(anna)).toMatchObject({ items: [], unread: 0 });
    await want(true);
    expect(await kindsOf(anna)).toEqual(['follower']);
  });
});

describe('to mark as read', () => {
  it('an entry marks all of it, and again changes nothing', async () => {
    for (const other of [vera, await makeMember(db)]) await tie(other, 'follow', anna);
    await notify(db, { to: anna.id, kind: 'role_changed' });
    const [, followers] = (await notificationsOf(anna)).items;
    for (const round of [1, 2]) {
      const { status, body } = await markRead(anna, followers!.id);
      expect([round, status, body]).toEqual([round, 200, { unread: 1 }]);
    }
    expect((await notificationsOf(anna)).items).toMatchObject([
      { kind: 'role_changed', is_read: false },
      { kind: 'follower', is_read: true },
    ]);
    expect(await unreadOf(anna)).toBe(1);
  });

  it('an entry that has grown since leaves what has come new', async () => {
    await tie(vera, 'follow', anna);
    const [entry] = (await notificationsOf(anna)).items;
    await tie(await makeMember(db), 'follow', anna);
    await markRead(anna, entry!.id);
    expect(await notificationsOf(anna)).toMatchObject({ unread: 1, items: [{ count: 2, is_read: false }] });
  });

  it('all leaves what has come since they were shown', async () => {
    await tie(vera, 'follow', anna);
    const [latest] = (await notificationsOf(anna)).items;
    await notify(db, { to: anna.id, kind: 'role_changed' });
    expect((await markAllRead(anna, latest!.id)).body).toEqual({ unread: 1 });
  });

  it('somebody else’s is not there', async () => {
    await tie(vera, 'follow', anna);
    const [entry] = (await notificationsOf(anna)).items;
    const { status, body } = await markRead(vera, entry!.id);
    expect([status, body.code]).toEqual([404, 'not_found']);
    await markAllRead(vera, entry!.id);
    expect(await unreadOf(anna)).toBe(1);
  });
});

it('a visitor is told nothing', async () => {
  expect(await notificationsOf({ cookie: '' })).toMatchObject({ code: 'unauthenticated' });
});

it('is counted quickly also when there are many', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    userId: anna.id,
    kind: 'comment_like' as const,
    actorId: vera.id,
    subjectId: index + 1,
    createdAt: new Date(),
  }));
  await db.insert(notifications).values(rows);
  const [plan] = await db.execute<{ 'QUERY PLAN': string }>(
    `explain select 1 from notifications n where n.user_id = ${anna.id} and n.read_at is null`,
  );
  expect(plan?.['QUERY PLAN']).not.toContain('Seq Scan');
});
