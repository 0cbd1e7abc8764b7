import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { throttles } from '@/db/schema/http';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { friendsOf, makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  [anna, vera] = [await makeMember(db), await makeMember(db)];
});

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, async (_, index) => work(index)));
const statusesOf = (answers: { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].sort();

describe('a hundred calls at once', () => {
  it('by one person are one request, which counts once', async () => {
    expect(statusesOf(await times(100, async () => tie(anna, 'befriend', vera)))).toEqual([200]);
    expect((await friendsOf(vera)).requests).toHaveLength(1);
    const [counted] = await db
      .select()
      .from(throttles)
      .where(eq(throttles.key, `befriend:${anna.id}`));
    expect(counted?.count).toBe(1);
  }, 30_000);

  it('by two who ask each other make them friends', async () => {
    const answers = await times(100, async (index) =>
      index % 2 === 0 ? tie(anna, 'befriend', vera) : tie(vera, 'befriend', anna),
    );
    expect(statusesOf(answers)).toEqual([200]);
    for (const who of [anna, vera])
      expect((await friendsOf(who)).counts).toMatchObject({ friends: 1, requests: 0 });
  }, 30_000);

  it('to follow and to follow no more end in one of both', async () => {
    const answers = await times(100, async (index) =>
      tie(anna, index % 2 === 0 ? 'follow' : 'unfollow', vera),
    );
    expect(statusesOf(answers)).toEqual([200]);
    expect((await friendsOf(anna)).counts.following).toBeLessThanOrEqual(1);
    await tie(anna, 'unfollow', vera);
    expect((await friendsOf(vera)).counts.followers).toBe(0);
  }, 30_000);

  it('to mute and to unmute end in one of both, and leave the friendship', async () => {
    await makeFriends(anna, vera);
    const answers = await times(100, async (index) => tie(anna, index % 2 === 0 ? 'mute' : 'unmute', vera));
    expect(statusesOf(answers)).toEqual([200]);
    const { friends, muted } = (await friendsOf(anna)).counts;
    expect([friends, muted <= 1]).toEqual([1, true]);
    await tie(anna, 'mute', vera);
    expect((await friendsOf(anna)).counts).toMatchObject({ friends: 1, muted: 1 });
  }, 30_000);

  it('to mute and one to block leave the block alone', async () => {
    const answers = await times(100, async (index) => tie(anna, index === 40 ? 'block' : 'mute', vera));
    expect(statusesOf(answers)).toContain(200);
    expect((await friendsOf(anna)).counts).toMatchObject({ muted: 0, blocked: 1 });
  }, 30_000);

  it('never leave a tie beside a block', async () => {
    await makeFriends(anna, vera);
    const verbs = ['befriend', 'follow', 'unfriend', 'befriend'] as const;
    const answers = await times(100, async (index) =>
      index === 40 ? tie(anna, 'block', vera) : tie(vera, verbs[index % 4] ?? 'follow', anna),
    );
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect((await friendsOf(anna)).counts).toEqual({
      friends: 0,
      requests: 0,
      outgoing: 0,
      followers: 0,
      following: 0,
      muted: 0,
      blocked: 1,
    });
  }, 30_000);

  it('to as many people hold the limit of a day', async () => {
    const people = await times(40, async () => makeMember(db));
    const answers = await times(40, async (index) => tie(anna, 'befriend', people[index] ?? vera));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect((await friendsOf(anna)).counts.outgoing).toBe(30);
  }, 30_000);
});
