import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { courses } from '@/db/schema/courses';
import { courseReviews } from '@/db/schema/home';
import { throttles } from '@/db/schema/http';
import { cases, evidence, reports } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { removeOldEvidence } from '@/lib/community/moderation/cases';
import { putPhoto } from '@/lib/community/profiles/photo';
import { setNow } from '@/lib/platform/clock';
import { dayMs, hourMs } from '@/lib/platform/time/units';
import { makePost, makeRegular, read, said, takeBack } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { openCase, readCases, readReports, sendReport, settle } from '@/tests/support/moderation';
import { makePicture } from '@/tests/support/picture';
import { makeMember, tie } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

const { db, sql } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });
let [anna, boris, vera, gleb] = [] as unknown as [Somebody, Somebody, Somebody, Somebody];

beforeEach(async () => {
  setNow(null);
  await db.delete(cases);
  await db.delete(throttles);
  [anna, boris, vera] = await Promise.all([makeMember(db), makeMember(db), makeMember(db)]);
  gleb = await makeRegular(db, 'moderator');
});

const codeOf = async (...[who, what, body]: Parameters<typeof sendReport>) =>
  (await sendReport(who, what, body)).body.code;

describe('a report', () => {
  it('reaches the moderators with its reason and note, and not with whose it is', async () => {
    await sendReport(vera, ['name', boris.id], { reason: 'impostor', message: 'Это не Борис' });
    await sendReport(anna, ['name', boris.id], { reason: 'impostor' });
    const { cases: queue, waiting } = await readCases(gleb);
    expect(waiting).toBe(1);
    expect(queue).toMatchObject([
      {
        kind: 'name',
        owner: { id: boris.id },
        count: 2,
        reasons: [{ reason: 'impostor', count: 2 }],
        notes: ['Это не Борис'],
        claim: null,
        overdue: false,
      },
    ]);
    expect(JSON.stringify(queue)).not.toContain(`"id":${vera.id}`);
  });

  it('counts once for each person, however often it is sent', async () => {
    await Promise.all(Array.from({ length: 5 }, () => sendReport(vera, ['name', boris.id])));
    expect(await sendReport(vera, ['name', boris.id], { reason: 'other' })).toMatchObject({ status: 200 });
    expect(await db.select().from(reports)).toMatchObject([{ reason: 'abuse', reporterId: vera.id }]);
  });

  it('counts again only of what has changed since it was judged', async () => {
    const { id } = await openCase(vera, gleb, ['profile', boris.id]);
    await settle(gleb, id, { outcome: 'dismissed' });
    await sendReport(vera, ['profile', boris.id]);
    expect((await readCases(gleb)).cases).toEqual([]);
    await db.update(profiles).set({ about: 'Слоны недорого' }).where(eq(profiles.userId, boris.id));
    await sendReport(vera, ['profile', boris.id]);
    expect((await readCases(gleb)).cases).toMatchObject([{ kind: 'profile', count: 1 }]);
  });

  it('is due in a day, and in four hours where a child may be in danger', async () => {
    const at = new Date('2026-05-05T12:00:00Z');
    setNow(at, { still: true });
    await sendReport(vera, ['name', boris.id]);
    const dueIn = async () => {
      const [row] = await db.select().from(cases);
      return (row!.dueAt.getTime() - at.getTime()) / hourMs;
    };
    expect(await dueIn()).toBe(24);
    await sendReport(anna, ['name', boris.id], { reason: 'child' });
    expect(await dueIn()).toBe(4);
    setNow(new Date(at.getTime() + 5 * hourMs), { still: true });
    expect(await readCases(gleb)).toMatchObject({ overdue: 1, cases: [{ overdue: true }] });
  });

  it('is seen by whoever sent it, with what became of it', async () => {
    const { id } = await openCase(vera, gleb, ['name', boris.id], { reason: 'other', message: 'Хм' });
    expect(await readReports(vera)).toMatchObject({
      reports: [{ kind: 'name', reason: 'other', note: 'Хм', outcome: null }],
      next: null,
    });
    await settle(gleb, id, { outcome: 'dismissed' });
    expect((await readReports(vera)).reports).toMatchObject([{ outcome: 'dismissed' }]);
    expect((await readReports(anna)).reports).toEqual([]);
  });

  it('is one of thirty a day', async () => {
    const { slug } = await makePost(db);
    for (let count = 0; count < 30; count += 1) {
      const { id } = await said(await makeRegular(db), slug, `Слон ${count}`);
      await sendReport(vera, ['comment', id]);
    }
    expect((await sendReport(vera, ['name', boris.id])).status).toBe(429);
    expect((await db.select().from(reports)).length).toBe(30);
  });
});

describe('a report is refused', () => {
  it('about oneself', async () => {
    expect(await codeOf(vera, ['name', vera.id])).toBe('forbidden');
  });

  it('before the e-mail is confirmed', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, vera.id));
    expect(await codeOf(vera, ['name', boris.id])).toBe('email_unverified');
  });

  it('with a reason that is none, or too long a note', async () => {
    expect(await codeOf(vera, ['name', boris.id], { reason: 'boring' })).toBe('validation');
    const { body } = await sendReport(vera, ['name', boris.id], {
      reason: 'other',
      message: 'я'.repeat(301),
    });
    expect(body.errors).toHaveProperty('message');
  });

  it.each([
    ['somebody who is not there', 'name', '999999999'],
    ['a comment that is not there', 'comment', '999999999'],
    ['an article that is not there', 'post', 'no-such-post'],
    ['a review that is not there', 'course_review', 'russian-from-zero.999999999'],
    ['a photograph where there is none', 'photo', null],
    ['a kind that is none', 'weather', '1'],
    ['a key that is none', 'name', 'x.y'],
  ])('as not found about %s', async (_, kind, subject) => {
    expect(await codeOf(vera, [kind, subject ?? boris.id])).toBe('not_found');
    expect(await db.select().from(cases)).toEqual([]);
  });

  it('as not found about a minor, somebody who blocks, a closed profile and a draft', async () => {
    const minor = await makeMember(db, { user: { birthDate: '2012-01-01' } });
    const closed = await makeMember(db, { profile: { audience: 'nobody' } });
    await tie(boris, 'block', vera);
    const { slug } = await makePost(db, 'draft');
    for (const what of [
      ['name', minor.id],
      ['name', closed.id],
      ['name', boris.id],
      ['post', slug],
    ] as const)
      expect([what, await codeOf(vera, [...what])]).toEqual([what, 'not_found']);
  });

  it('as not found about a review of a course whose author has left', async () => {
    const [course] = await db.select().from(courses).where(eq(courses.slug, 'russian-from-zero'));
    const at = new Date();
    const review = { stars: 1, body: 'Купите слона', locale: 'ru', createdAt: at, changedAt: at };
    await db.insert(courseReviews).values({ ...review, courseId: course!.id, userId: boris.id });
    const leave = (eraseAt: Date | null) => db.update(users).set({ eraseAt }).where(eq(users.id, boris.id));
    const what: [string, string] = ['course_review', `russian-from-zero.${boris.id}`];
    await leave(new Date(at.getTime() + dayMs));
    expect(await codeOf(vera, what)).toBe('not_found');
    expect(await db.select().from(cases)).toEqual([]);
    await leave(null);
    expect((await sendReport(vera, what)).status).toBe(200);
  });
});

describe('evidence', () => {
  it('is what the subject was then, under its SHA-256, whatever is done to it later', async () => {
    const { slug } = await makePost(db);
    const comment = await said(boris, slug, 'Купите слона');
    await sendReport(vera, ['comment', comment.id]);
    await takeBack(boris, comment.id);
    const [{ snapshot, sha256 }] = (await db.select().from(evidence)) as [typeof evidence.$inferSelect];
    expect(createHash('sha256').update(snapshot).digest('hex')).toBe(sha256);
    expect((await readCases(gleb)).cases).toMatchObject([
      { evidence: [{ sha256, text: 'Купите слона', name: 'Майя Орлова', picture: null }] },
    ]);
  });

  it('of a photograph is a copy of its bytes, named in the snapshot by their SHA-256', async () => {
    await putPhoto({ id: boris.id, isVerified: true }, await makePicture());
    await sendReport(vera, ['photo', boris.id], { reason: 'sexual' });
    await putPhoto({ id: boris.id, isVerified: true }, await makePicture(9, 9, '#ff0000'));
    const [row] = await db.select().from(evidence);
    const digest = createHash('sha256').update(row!.picture!).digest('hex');
    expect(JSON.parse(row!.snapshot)).toMatchObject({ picture: { sha256: digest } });
    await sendReport(anna, ['photo', boris.id], { reason: 'sexual' });
    expect((await readCases(gleb)).cases).toMatchObject([{ count: 2, evidence: [{}, {}] }]);
  });

  it('can be neither changed nor swept away', async () => {
    await sendReport(vera, ['name', boris.id]);
    await expect(db.update(evidence).set({ snapshot: '{}' })).rejects.toThrow();
    await expect(sql`truncate evidence`).rejects.toThrow(/sealed/u);
    expect(await db.select().from(evidence)).toHaveLength(1);
  });

  it('outlives the account, is kept 180 days after the decision, and then erased', async () => {
    const { id } = await openCase(vera, gleb, ['name', boris.id]);
    await db.delete(users).where(eq(users.id, boris.id));
    await settle(gleb, id, { outcome: 'dismissed' });
    setNow(new Date(Date.now() + 179 * dayMs));
    expect(await removeOldEvidence()).toBe(0);
    setNow(new Date(Date.now() + 181 * dayMs));
    expect(await removeOldEvidence()).toBe(1);
    setNow(null);
    const { cases: decided } = await readCases(gleb, { state: 'decided' });
    expect(decided).toMatchObject([{ evidence: [], owner: null }]);
  });
});

it('three reports of a comment hide it until a moderator has looked', async () => {
  const { slug } = await makePost(db);
  const comment = await said(boris, slug, 'Купите слона');
  for (const reader of [vera, anna]) await sendReport(reader, ['comment', comment.id]);
  expect((await read(null, slug)).count).toBe(1);
  await sendReport(await makeRegular(db), ['comment', comment.id]);
  expect((await read(null, slug)).threads).toEqual([]);
  const { cases: queue } = await readCases(gleb);
  await settle(gleb, queue[0]!.id, { outcome: 'dismissed' });
  expect((await read(null, slug)).count).toBe(1);
  const others = await Promise.all(Array.from({ length: 3 }, () => makeRegular(db)));
  for (const reader of others) await sendReport(reader, ['comment', comment.id]);
  expect((await read(null, slug)).count).toBe(1);
});
