import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as getPicture } from '@/app/api/admin/cases/[case]/evidence/[sha256]/route';
import { GET as getReviews } from '@/app/api/courses/[course]/reviews/route';
import { GET as getImage } from '@/app/api/images/[image]/route';
import { GET as getPost } from '@/app/api/posts/[post]/route';
import { PUT as publish } from '@/app/api/writing/[document]/publication/route';
import { throttles } from '@/db/schema/http';
import { courses } from '@/db/schema/courses';
import { documents } from '@/db/schema/documents';
import { courseReviews } from '@/db/schema/home';
import { cases } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { putPhoto } from '@/lib/community/profiles/photo';
import { call } from '@/tests/support/call';
import { makePost, makeRegular, readThread, said } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { workOffJobs } from '@/tests/support/jobs';
import { openCase, restoreCase, settle } from '@/tests/support/moderation';
import { makePicture } from '@/tests/support/picture';
import { makeLearner, makeTeacher, review, reviewsOf } from '@/tests/support/teacher-reviews';
import { makeMember } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
const hide = { outcome: 'acted', hide: true, sanction: null, reason: 'Так нельзя.' } as const;
let [boris, vera, gleb] = [] as unknown as [Somebody, Somebody, Somebody];

beforeAll(async () => {
  gleb = await makeRegular(db, 'moderator');
});
beforeEach(async () => {
  await db.delete(cases);
  await db.delete(throttles);
  [boris, vera] = [await makeMember(db), await makeMember(db)];
});

const userOf = async ({ id }: Somebody) => (await db.select().from(users).where(eq(users.id, id)))[0]!;
const profileOf = async ({ id }: Somebody) =>
  (await db.select().from(profiles).where(eq(profiles.userId, id)))[0]!;

async function hidden(what: [string, string | number]): Promise<number> {
  const { id } = await openCase(vera, gleb, what);
  expect(await settle(gleb, id, hide)).toMatchObject({ hidden: true });
  return id;
}

describe('what a moderator hides, and shows again', () => {
  it('may be what somebody says of themselves', async () => {
    await db.update(profiles).set({ about: 'Слоны недорого' }).where(eq(profiles.userId, boris.id));
    const id = await hidden(['profile', boris.id]);
    expect((await profileOf(boris)).about).toBe('');
    expect((await restoreCase(gleb, id)).body).toMatchObject({ hidden: false });
    expect((await profileOf(boris)).about).toBe('Слоны недорого');
  });

  it('does not come back over what its owner has written since', async () => {
    await db.update(profiles).set({ about: 'Слоны недорого' }).where(eq(profiles.userId, boris.id));
    const id = await hidden(['profile', boris.id]);
    await db.update(profiles).set({ about: 'Учу русский' }).where(eq(profiles.userId, boris.id));
    await restoreCase(gleb, id);
    expect((await profileOf(boris)).about).toBe('Учу русский');
  });

  it('may be a name', async () => {
    const id = await hidden(['name', boris.id]);
    expect(await userOf(boris)).toMatchObject({ firstName: `Участник ${boris.id}`, surname: '' });
    await restoreCase(gleb, id);
    expect(await userOf(boris)).toMatchObject({ firstName: 'Майя', surname: 'Орлова' });
  });

  it('may be a photograph, whose file is gone, and whose evidence moderators alone see', async () => {
    const { photo } = await putPhoto({ id: boris.id, isVerified: true }, await makePicture());
    const image = /([^/]+\.webp)$/u.exec(photo ?? '')?.[1] ?? '';
    const { id, evidence } = await openCase(vera, gleb, ['photo', boris.id]);
    await settle(gleb, id, hide);
    await workOffJobs();
    expect((await profileOf(boris)).photoId).toBeNull();
    expect((await call(getImage, { params: { image } })).status).toBe(404);
    const params = { case: String(id), sha256: evidence[0]?.sha256 ?? '' };
    const look = ({ cookie }: Somebody) =>
      getPicture(new Request('http://localhost:3000/api/x', { headers: { cookie } }), {
        params: Promise.resolve(params),
      });
    expect((await look(vera)).status).toBe(403);
    const seen = await look(gleb);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await restoreCase(gleb, id);
    expect((await profileOf(boris)).photoId).not.toBeNull();
  });

  it('may be a comment: its author reads why', async () => {
    const { slug } = await makePost(db);
    const comment = await said(boris, slug, 'Купите слона');
    const id = await hidden(['comment', comment.id]);
    expect(await readThread(boris, slug, comment.id)).toMatchObject({
      state: 'hidden',
      hidden_reason: 'Так нельзя.',
    });
    expect(await readThread(vera, slug, comment.id)).toBeUndefined();
    await restoreCase(gleb, id);
    expect(await readThread(vera, slug, comment.id)).toMatchObject({ state: 'shown' });
  });

  it('may be an article, which its author cannot publish again', async () => {
    const teacher = await makeRegular(db, 'teacher');
    await db.update(users).set({ approvedAt: new Date() }).where(eq(users.id, teacher.id));
    const { id: document, slug } = await makePost(db);
    await db.update(documents).set({ authorId: teacher.id }).where(eq(documents.id, document));
    const id = await hidden(['post', slug]);
    const status = async () => (await call(getPost, { params: { post: slug } })).status;
    expect(await status()).toBe(404);
    const again = await call(publish, {
      cookie: teacher.cookie,
      method: 'PUT',
      params: { document: String(document) },
      body: { locales: ['en'] },
    });
    expect(again.body.code).toBe('forbidden');
    await restoreCase(gleb, id);
    expect(await status()).toBe(200);
  });

  it('may be a review of a course', async () => {
    const [course] = await db.select().from(courses).where(eq(courses.slug, 'russian-from-zero'));
    const at = new Date();
    await db.insert(courseReviews).values({
      courseId: course!.id,
      userId: boris.id,
      stars: 1,
      body: 'Купите слона',
      locale: 'ru',
      createdAt: at,
      changedAt: at,
    });
    const id = await hidden(['course_review', `russian-from-zero.${boris.id}`]);
    const shown = async () =>
      JSON.stringify((await call(getReviews, { params: { course: 'russian-from-zero' } })).body);
    expect(await shown()).not.toContain('Купите слона');
    await restoreCase(gleb, id);
    expect(await shown()).toContain('Купите слона');
  });

  it('may be a review of a teacher, which its author alone goes on reading', async () => {
    const [teacher, learner] = [await makeTeacher(db), await makeLearner(db)];
    await review(learner, teacher, { stars: 1, text: 'Купите слона' });
    const read = async (who: Somebody) => JSON.stringify(await reviewsOf(who, teacher));
    const [written] = (await reviewsOf(vera, teacher)).reviews;
    const id = await hidden(['teacher_review', written!.id]);
    expect(await read(vera)).not.toContain('слона');
    expect(await read(learner)).toContain('слона');
    await restoreCase(gleb, id);
    expect(await read(vera)).toContain('слона');
  });

  it('stays as it is when it is shown again twice, or was never hidden', async () => {
    const id = await hidden(['name', boris.id]);
    await restoreCase(gleb, id);
    expect((await restoreCase(gleb, id)).status).toBe(200);
    expect((await restoreCase(vera, id)).body.code).toBe('forbidden');
    expect((await restoreCase(gleb, 999_999_999)).status).toBe(404);
  });
});
