import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as exportLearning } from '@/app/api/learning/export/route';
import { users } from '@/db/schema/people';
import type { Choices } from '@/lib/people/notifications/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { choicesOf, choose } from '@/tests/support/notifications';
import { makeToken, type Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

let anna: Somebody;
beforeEach(async () => {
  anna = await makeMember(db);
});

describe('what somebody wants to be told', () => {
  it('is the usual until they choose, and each choice is kept by itself', async () => {
    const { body } = await choicesOf(anna);
    expect(body).toMatchObject({
      choices: { follower: { in_app: true, mail: false, push: false } },
      quiet: { from: 22, until: 8 },
      time_zone: 'UTC',
    });
    const wants = { kind: 'follower', channel: 'mail', wanted: true };
    for (const round of [1, 2]) {
      const { status, body: saved } = await choose(anna, { choice: wants });
      expect([round, status]).toEqual([round, 200]);
      expect(saved).toMatchObject({ choices: { follower: { in_app: true, mail: true, push: false } } });
    }
    await choose(anna, { choice: { ...wants, wanted: false }, quiet: { from: 20, until: 7 } });
    const { body: later } = await choicesOf(anna);
    expect(later).toMatchObject({ choices: { follower: { mail: false } }, quiet: { from: 20, until: 7 } });
  });

  it.each(['friend_request', 'sanction_begun', 'appeal_decided', 'role_changed'])(
    'shows %s on the site in any case',
    async (kind) => {
      const { status, body } = await choose(anna, { choice: { kind, channel: 'in_app', wanted: false } });
      expect([status, body.code]).toEqual([400, 'validation']);
    },
  );

  it('is asked only of what the role can be told, and appears with the role', async () => {
    const choice = { kind: 'teacher_review', channel: 'mail', wanted: false };
    const kindsOf = async () => {
      const { choices } = (await choicesOf(anna)).body as unknown as Choices;
      return (['follower', 'role_changed', 'teacher_review', 'teacher_approved'] as const).filter(
        (kind) => choices[kind],
      );
    };
    for (const role of ['student', 'moderator', 'administrator'] as const) {
      await db.update(users).set({ role }).where(eq(users.id, anna.id));
      expect([role, await kindsOf()]).toEqual([role, ['follower', 'role_changed']]);
      const { status, body } = await choose(anna, { choice });
      expect([role, status, Object.keys(body.errors ?? {})]).toEqual([role, 400, ['choice.kind']]);
    }
    await db.update(users).set({ role: 'teacher' }).where(eq(users.id, anna.id));
    expect(await kindsOf()).toEqual(['follower', 'role_changed', 'teacher_review', 'teacher_approved']);
    expect((await choose(anna, { choice })).body).toMatchObject({
      choices: { teacher_review: { mail: false } },
    });
  });

  it.each([
    { choice: { kind: 'weather', channel: 'mail', wanted: true } },
    { choice: { kind: 'follower', channel: 'pigeon', wanted: true } },
    { quiet: { from: 24, until: 8 } },
    { quiet: { from: 22.5, until: 8 } },
    { user_id: 1 },
  ])('refuses %j', async (body) => {
    expect((await choose(anna, body)).status).toBe(400);
  });

  it('is nothing for a personal API token', async () => {
    const { token } = await makeToken(db, anna.id);
    const { GET } = await import('@/app/api/notifications/choices/route');
    expect((await call(GET, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
  });
});

it('the export has what somebody was told and chose, and nobody else’s', async () => {
  const vera = await makeMember(db);
  await tie(vera, 'follow', anna);
  await tie(anna, 'follow', vera);
  await choose(anna, {
    choice: { kind: 'follower', channel: 'mail', wanted: true },
    quiet: { from: 20, until: 7 },
  });
  const { body } = await call(exportLearning, { cookie: anna.cookie, query: { format: 'json' } });
  expect(body.notification).toEqual([
    {
      notification: expect.any(Number),
      moment: expect.any(String),
      kind: 'follower',
      person: vera.id,
      subject: 0,
      seen: null,
      mailed: null,
    },
  ]);
  expect(body.notification_choice).toEqual([{ kind: 'follower', channel: 'mail', wanted: true }]);
  expect(body.quiet_hours).toEqual([{ from: 20, until: 7 }]);
  expect(body.push_subscription).toEqual([]);
});
