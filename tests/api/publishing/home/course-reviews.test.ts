import { beforeEach, describe, expect, it } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { PUT as hide, DELETE as show } from '@/app/api/courses/[course]/reviews/[person]/hidden/route';
import { DELETE as remove, GET as read, PUT as write } from '@/app/api/courses/[course]/reviews/route';
import { courseReviews } from '@/db/schema/home';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { staffLog } from '@/db/schema/staff';
import { listLatestReviews } from '@/lib/learning/course-reviews/service';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { finishCourses } from '@/tests/support/openapi/home-calls';
import { hearPageChanges } from '@/tests/support/page-changes';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db, sql } = testDatabase();
const params = { course: 'russian-from-zero' };
const review = { stars: 5, text: 'Спокойно, понятно и по делу.' };
let anna: Somebody;
let vera: Somebody;
let gleb: Somebody;

beforeEach(async () => {
  await db.delete(courseReviews);
  [anna, vera, gleb] = [
    await makeSomebody(db, 'student'),
    await makeSomebody(db, 'student'),
    await makeSomebody(db, 'moderator'),
  ];
  await finishCourses(db, anna.id);
});

const writeAs = ({ cookie }: Somebody, body: unknown = review) =>
  call(write, { method: 'PUT', cookie, params, body });
const readAs = async (person?: Somebody) =>
  (await call(read, { params, ...(person && { cookie: person.cookie }) })).body as {
    reviews: { text: string; author: Record<string, unknown> }[];
    mine: unknown;
    can_review: boolean;
    can_hide: boolean;
  };
const personOf = ({ id }: Somebody) => ({ ...params, person: String(id) });

describe('A review of a course', () => {
  it('is written by who is done with it, and everybody reads it with the first name alone', async () => {
    expect((await writeAs(anna)).status).toBe(200);
    const page = await readAs();
    expect(page.reviews).toMatchObject([{ ...review, author: { id: anna.id, name: 'Майя' } }]);
    expect(Object.keys(page.reviews[0]?.author ?? {}).sort()).toEqual(['id', 'name']);
  });

  it('asks whose date of birth is unknown for it, and keeps the date with the review', async () => {
    await db.update(users).set({ birthDate: null }).where(eq(users.id, anna.id));
    const { status, body } = await writeAs(anna);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['birth_date']]);
    expect((await writeAs(anna, { ...review, birth_date: '1995-05-05' })).status).toBe(200);
    expect((await writeAs(anna)).status).toBe(200);
  });

  it('is told to every process: the home page shows it, or shows it no more', async () => {
    const removeMine = () => call(remove, { method: 'DELETE', cookie: anna.cookie, params });
    const heard = await hearPageChanges(sql, async () => {
      await writeAs(anna);
      await removeMine();
      // There is none any more.
      await removeMine();
      await writeAs(anna);
      await call(hide, { method: 'PUT', cookie: gleb.cookie, params: personOf(anna) });
    });
    expect(heard).toEqual(Array.from({ length: 4 }, () => ({ paths: ['/'] })));
  });

  it('cannot be written by who is not', async () => {
    expect((await writeAs(vera)).status).toBe(403);
    expect(await readAs(vera)).toMatchObject({ can_review: false, mine: null });
  });

  it('cannot be written by a visitor', async () => {
    expect((await call(write, { method: 'PUT', params, body: review })).status).toBe(401);
  });

  it.each([
    ['no stars', { stars: 0, text: review.text }, 'stars'],
    ['six stars', { stars: 6, text: review.text }, 'stars'],
    ['a text that says nothing', { stars: 5, text: 'Ок' }, 'text'],
    ['a text that shows nothing', { stars: 5, text: '\u200b'.repeat(40) }, 'text'],
    ['an article', { stars: 5, text: 'я'.repeat(1001) }, 'text'],
  ])('is refused with %s', async (_, body, field) => {
    const { status, body: said } = await writeAs(anna, body);
    expect([status, Object.keys(said.errors ?? {})]).toEqual([400, [field]]);
  });

  it('is not there for a course that is not', async () => {
    expect((await call(read, { params: { course: 'nowhere' } })).status).toBe(404);
  });

  it('is changed and taken away by its author; there is one of each', async () => {
    await writeAs(anna);
    await writeAs(anna, { stars: 3, text: 'Хорошо, но уроков мало.' });
    expect((await readAs(anna)).reviews).toMatchObject([{ stars: 3 }]);
    await call(remove, { method: 'DELETE', cookie: anna.cookie, params });
    expect(await readAs(anna)).toMatchObject({ reviews: [], mine: null, can_review: true });
  });

  it('is hidden by a moderator, with a line in the log, and stays so when its author changes it', async () => {
    await writeAs(anna);
    const hidden = await call(hide, { method: 'PUT', cookie: gleb.cookie, params: personOf(anna) });
    expect(hidden.body).toEqual({ hidden: true });
    await writeAs(anna, { stars: 1, text: 'Пишу то же самое ещё раз.' });
    expect(await readAs(anna)).toMatchObject({ reviews: [], mine: { hidden: true } });
    expect(await listLatestReviews('ru', 6)).toEqual([]);
    const [entry] = await db.select().from(staffLog).orderBy(desc(staffLog.id)).limit(1);
    expect(entry).toMatchObject({ staffId: gleb.id, action: 'course_review_hidden' });
    await call(show, { method: 'DELETE', cookie: gleb.cookie, params: personOf(anna) });
    expect((await readAs()).reviews).toHaveLength(1);
  });

  it('stays hidden when its author takes it away and writes it once more', async () => {
    await writeAs(anna);
    await call(hide, { method: 'PUT', cookie: gleb.cookie, params: personOf(anna) });
    await call(remove, { method: 'DELETE', cookie: anna.cookie, params });
    expect(await readAs(anna)).toMatchObject({ reviews: [], mine: null });
    await writeAs(anna);
    expect(await readAs(anna)).toMatchObject({ reviews: [], mine: { hidden: true } });
  });

  it('cannot be written again and again: each time every page is made anew', async () => {
    const before = (await writeAs(anna)).status;
    await db
      .update(throttles)
      .set({ count: 20 })
      .where(eq(throttles.key, `reviews:${anna.id}`));
    expect([before, (await writeAs(anna)).status]).toEqual([200, 429]);
  });

  it('cannot be hidden by a learner', async () => {
    await writeAs(anna);
    const { status } = await call(hide, { method: 'PUT', cookie: vera.cookie, params: personOf(anna) });
    expect(status).toBe(403);
  });

  it('that nobody wrote cannot be hidden', async () => {
    const { status } = await call(hide, { method: 'PUT', cookie: gleb.cookie, params: personOf(vera) });
    expect(status).toBe(404);
  });
});
