import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as exportLearning } from '@/app/api/learning/export/route';
import { GET as settings } from '@/app/api/settings/route';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { maxFollowsADay, maxRequestsADay } from '@/lib/people/ties/limits';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, signInDirectly, type Somebody } from '@/tests/support/somebody';
import { friendsOf, makeFriends, makeMember, pageOf, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

const nobody = { id: 900_000_000 };
const none = { follows: false, friendship: 'none', mutes: false, blocks: false };
let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  [anna, vera] = [await makeMember(db), await makeMember(db)];
});
afterEach(() => setNow(null));

/** Asks again what it has asked already. */
async function twice<T>(ask: () => Promise<T>): Promise<T> {
  await ask();
  return ask();
}

const idsOf = async (who: Somebody, list: Parameters<typeof pageOf>[1]) =>
  (await pageOf(who, list)).people.map(({ id }) => id);

describe('to follow', () => {
  it('again changes nothing, and neither does to follow no more', async () => {
    const followed = await twice(async () => tie(anna, 'follow', vera));
    expect(followed).toMatchObject({ status: 200, body: { follows: true } });
    expect(await idsOf(vera, 'followers')).toEqual([anna.id]);
    expect(await idsOf(anna, 'following')).toEqual([vera.id]);
    expect(await twice(async () => tie(anna, 'unfollow', vera))).toMatchObject({ status: 200, body: none });
    expect(await idsOf(vera, 'followers')).toEqual([]);
  });

  it('is limited per day, but not for those who are followed already', async () => {
    await tie(anna, 'follow', vera);
    const key = `follow:${anna.id}`;
    await db.update(throttles).set({ count: maxFollowsADay }).where(eq(throttles.key, key));
    expect((await tie(anna, 'follow', vera)).status).toBe(200);
    const { status, body, headers } = await tie(anna, 'follow', await makeMember(db));
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a request for friendship', () => {
  it('waits for the other, who accepts it by asking back', async () => {
    expect((await tie(anna, 'befriend', vera)).body).toMatchObject({ friendship: 'requested' });
    const { requests } = await friendsOf(vera);
    expect(requests).toMatchObject([{ id: anna.id, name: 'Майя Орлова', tie: { friendship: 'asked' } }]);
    expect((await friendsOf(anna)).outgoing).toMatchObject([{ id: vera.id }]);
    expect((await tie(vera, 'befriend', anna)).body).toMatchObject({ friendship: 'friends' });
    expect(await friendsOf(anna)).toMatchObject({
      friends: [{ id: vera.id }],
      requests: [],
      outgoing: [],
      counts: { friends: 1, requests: 0, outgoing: 0 },
    });
  });

  it('is declined, taken back, or ended by the same verb, and again changes nothing', async () => {
    for (const who of [anna, vera]) {
      await tie(anna, 'befriend', vera);
      const whom = who === anna ? vera : anna;
      expect(await twice(async () => tie(who, 'unfriend', whom))).toMatchObject({ status: 200, body: none });
      expect((await friendsOf(vera)).requests).toEqual([]);
    }
    await makeFriends(anna, vera);
    await tie(vera, 'unfriend', anna);
    expect((await friendsOf(anna)).friends).toEqual([]);
  });

  it('is refused without a confirmed e-mail', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, anna.id));
    const { status, body } = await tie(anna, 'befriend', vera);
    expect([status, body.code]).toEqual([403, 'email_unverified']);
  });

  it('is refused before one has joined the community, as is to follow', async () => {
    const stranger = await makeSomebody(db, 'student');
    for (const verb of ['befriend', 'follow'] as const) {
      const { status, body } = await tie(stranger, verb, vera);
      expect([status, body.code]).toEqual([403, 'not_joined']);
    }
  });

  it('is limited per day, but an answer never is', async () => {
    await tie(anna, 'befriend', vera);
    await db
      .update(throttles)
      .set({ count: maxRequestsADay })
      .where(eq(throttles.key, `befriend:${anna.id}`));
    const boris = await makeMember(db);
    expect((await tie(anna, 'befriend', boris)).status).toBe(429);
    await tie(boris, 'befriend', anna);
    expect((await tie(anna, 'befriend', boris)).body).toMatchObject({ friendship: 'friends' });
  });

  it('of somebody whose profile is for friends alone can be seen and accepted', async () => {
    await db.update(profiles).set({ audience: 'friends' }).where(eq(profiles.userId, anna.id));
    expect((await tie(vera, 'befriend', anna)).status).toBe(404);
    await tie(anna, 'befriend', vera);
    expect((await friendsOf(vera)).requests).toMatchObject([{ id: anna.id }]);
    expect((await tie(vera, 'befriend', anna)).body).toMatchObject({ friendship: 'friends' });
  });
});

describe('to block', () => {
  it('ends every tie and answers the blocked as if nobody were there', async () => {
    await makeFriends(anna, vera);
    await tie(anna, 'follow', vera);
    await tie(vera, 'follow', anna);
    expect(await twice(async () => tie(anna, 'block', vera))).toMatchObject({
      status: 200,
      body: { ...none, blocks: true },
    });
    expect((await friendsOf(vera)).counts).toMatchObject({ friends: 0, followers: 0, following: 0 });
    for (const verb of ['follow', 'befriend', 'block'] as const) {
      const [blocked, missing] = [await tie(vera, verb, anna), await tie(vera, verb, nobody)];
      expect([blocked.status, blocked.body.code]).toEqual([404, 'not_found']);
      expect(blocked.body.code).toEqual(missing.body.code);
    }
    expect((await tie(vera, 'unfollow', anna)).body).toEqual(none);
    for (const verb of ['follow', 'befriend'] as const)
      expect((await tie(anna, verb, vera)).status).toBe(404);
  });

  it('is taken back, also by whoever is blocked in turn; ties do not come back', async () => {
    await makeFriends(anna, vera);
    await tie(anna, 'block', vera);
    expect(await idsOf(anna, 'blocked')).toEqual([vera.id]);
    expect(await twice(async () => tie(anna, 'unblock', vera))).toMatchObject({ status: 200, body: none });
    expect((await friendsOf(anna)).counts).toMatchObject({ friends: 0, blocked: 0 });
    expect((await tie(vera, 'befriend', anna)).status).toBe(200);
  });
});

describe('to mute', () => {
  it('leaves every tie, and shows the other nothing', async () => {
    await makeFriends(anna, vera);
    await tie(vera, 'follow', anna);
    const before = (await tie(vera, 'follow', anna)).body;
    expect(await twice(async () => tie(anna, 'mute', vera))).toMatchObject({
      status: 200,
      body: { ...none, friendship: 'friends', mutes: true },
    });
    expect((await tie(vera, 'follow', anna)).body).toEqual(before);
    expect((await friendsOf(vera)).counts).toMatchObject({ friends: 1, following: 1, muted: 0 });
    expect(await idsOf(vera, 'muted')).toEqual([]);
    expect(await idsOf(anna, 'muted')).toEqual([vera.id]);
    expect(await twice(async () => tie(anna, 'unmute', vera))).toMatchObject({
      status: 200,
      body: { ...none, friendship: 'friends' },
    });
    expect(await idsOf(anna, 'muted')).toEqual([]);
  });

  it('lets the other ask in vain, until their profile is looked at', async () => {
    await tie(anna, 'mute', vera);
    expect(await tie(vera, 'befriend', anna)).toMatchObject({ body: { friendship: 'requested' } });
    expect((await friendsOf(anna)).counts).toMatchObject({ requests: 0 });
    expect((await friendsOf(anna)).requests).toEqual([]);
    expect((await tie(anna, 'befriend', vera)).body).toMatchObject({ friendship: 'friends', mutes: true });
  });

  it('ends with a block, beside which there is none', async () => {
    await tie(anna, 'mute', vera);
    await tie(anna, 'block', vera);
    expect(await idsOf(anna, 'muted')).toEqual([]);
    for (const [one, other] of [
      [anna, vera],
      [vera, anna],
    ] as const)
      expect((await tie(one, 'mute', other)).status).toBe(404);
  });

  it('can be undone when the other has closed the profile', async () => {
    await tie(anna, 'mute', vera);
    await db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, vera.id));
    expect(await idsOf(anna, 'muted')).toEqual([vera.id]);
    expect((await tie(anna, 'unmute', vera)).status).toBe(200);
    expect(await idsOf(anna, 'muted')).toEqual([]);
  });
});

describe('minors and adults', () => {
  it('know nothing of each other, and those of one group do', async () => {
    const [minor, friend] = [
      await makeMember(db, { user: { birthDate: '2012-05-06' } }),
      await makeMember(db, { user: { birthDate: '2011-05-06' } }),
    ];
    for (const verb of ['follow', 'befriend', 'mute', 'block'] as const) {
      expect((await tie(anna, verb, minor)).status).toBe(404);
      expect((await tie(minor, verb, anna)).status).toBe(404);
    }
    await makeFriends(minor, friend);
    expect((await friendsOf(minor)).friends).toMatchObject([{ id: friend.id }]);
  });

  it('lose sight of each other on the eighteenth birthday of one, in every list and number', async () => {
    const [elder, younger] = [
      await makeMember(db, { user: { birthDate: '2009-01-10' } }),
      await makeMember(db, { user: { birthDate: '2010-01-10' } }),
    ];
    const follower = await makeMember(db, { user: { birthDate: '2010-01-10' } });
    await makeFriends(elder, younger);
    await tie(follower, 'befriend', elder);
    await tie(follower, 'follow', elder);
    setNow(new Date('2027-01-10T00:00:00Z'));
    const { friends, requests, counts } = await friendsOf({ ...elder, ...(await signInDirectly(elder.id)) });
    expect([friends, requests]).toEqual([[], []]);
    expect(counts).toEqual({
      friends: 0,
      requests: 0,
      outgoing: 0,
      followers: 0,
      following: 0,
      muted: 0,
      blocked: 0,
    });
    setNow(new Date('2028-01-10T00:00:00Z'));
    const again = await friendsOf({ ...elder, ...(await signInDirectly(elder.id)) });
    expect(again.counts).toMatchObject({ friends: 1, requests: 1, followers: 1 });
  });
});

describe('what a list says', () => {
  it('shows the surname and the picture as their owner has it', async () => {
    await db
      .update(profiles)
      .set({ shownTo: { surname: 'friends' } })
      .where(eq(profiles.userId, vera.id));
    await tie(vera, 'befriend', anna);
    expect((await friendsOf(anna)).requests).toMatchObject([{ name: 'Майя О.', avatar: null }]);
    await tie(anna, 'befriend', vera);
    expect((await friendsOf(anna)).friends).toMatchObject([{ name: 'Майя Орлова' }]);
  });

  it('leaves out whoever has closed their profile', async () => {
    await makeFriends(anna, vera);
    await db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, vera.id));
    expect(await friendsOf(anna)).toMatchObject({ friends: [], counts: { friends: 0 } });
  });

  it('comes page by page, each person once', async () => {
    const following = await Promise.all(Array.from({ length: 35 }, async () => makeMember(db)));
    for (const person of following) await tie(anna, 'follow', person);
    const first = await pageOf(anna, 'following');
    const second = await pageOf(anna, 'following', first.next ?? '');
    expect([first.people.length, second.people.length, second.next]).toEqual([30, 5, null]);
    const ids = [...first.people, ...second.people].map(({ id }) => id);
    expect(ids).toEqual(following.map(({ id }) => id).reverse());
  });
});

describe('the bell', () => {
  it('spec §7: counts who waits for an answer, and nobody who may not be known of', async () => {
    const count = async () => {
      const { body } = await call(settings, { cookie: anna.cookie });
      return body.notify;
    };
    await tie(vera, 'befriend', anna);
    await tie(anna, 'befriend', await makeMember(db));
    expect(await count()).toEqual({ chat: 0, friends_requests: 1, news: 0 });
    await db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, vera.id));
    expect(await count()).toEqual({ chat: 0, friends_requests: 0, news: 0 });
  });
});

it('the export has every tie of a person and nobody else’s', async () => {
  const [friend, follower, blocked] = [await makeMember(db), await makeMember(db), await makeMember(db)];
  await makeFriends(anna, friend);
  await tie(anna, 'befriend', vera);
  await tie(follower, 'follow', anna);
  await tie(follower, 'follow', vera);
  await tie(anna, 'block', blocked);
  await tie(anna, 'mute', friend);
  await tie(follower, 'mute', anna);
  const { body } = await call(exportLearning, { cookie: anna.cookie, query: { format: 'json' } });
  expect(body.tie).toEqual([
    { tie: 'blocked', person: blocked.id, moment: expect.any(String) },
    { tie: 'followers', person: follower.id, moment: expect.any(String) },
    { tie: 'friends', person: friend.id, moment: expect.any(String) },
    { tie: 'muted', person: friend.id, moment: expect.any(String) },
    { tie: 'outgoing', person: vera.id, moment: expect.any(String) },
  ]);
});

it.each(['follow', 'unfollow', 'befriend', 'unfriend', 'mute', 'unmute', 'block', 'unblock'] as const)(
  'a visitor cannot %s',
  async (verb) => {
    const { status } = await tie({ ...anna, cookie: '' }, verb, vera);
    expect(status).toBe(401);
  },
);

it('nobody is tied to themself', async () => {
  for (const verb of ['follow', 'befriend', 'mute', 'block'] as const)
    expect((await tie(anna, verb, anna)).status).toBe(404);
});
