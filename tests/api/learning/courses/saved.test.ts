import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { DELETE, PUT } from '@/app/api/courses/[course]/saved/route';
import { GET as list } from '@/app/api/courses/route';
import { courses } from '@/db/schema/courses';
import { courseSaves } from '@/db/schema/learning';
import { setNow } from '@/lib/platform/clock';
import type { CourseCard } from '@/lib/learning/courses/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { getCourse } from '@/tests/support/practice';

const { db } = testDatabase();
const params = { course: 'russian-from-zero' };
let anna = '';
let vera = '';

beforeEach(async () => {
  setNow(null);
  await db.delete(courseSaves);
  anna = await signIn('anna');
  vera = await signIn('vera');
});
afterAll(() => setNow(null));

const save = (cookie: string, of = params) => call(PUT, { method: 'PUT', cookie, params: of });
const unsave = (cookie: string, of = params) => call(DELETE, { method: 'DELETE', cookie, params: of });

async function savedOf(cookie: string): Promise<string[]> {
  const { body } = await call(list, { cookie });
  return (body.courses as CourseCard[]).filter(({ saved }) => saved).map(({ slug }) => slug);
}

describe('a saved course', () => {
  it('is among Anna’s courses, and not among Vera’s', async () => {
    expect(await save(anna)).toMatchObject({ status: 200, body: { saved: true } });
    expect(await savedOf(anna)).toEqual([params.course]);
    expect(await savedOf(vera)).toEqual([]);
    expect((await getCourse(anna)).saved).toBe(true);
    expect((await getCourse()).saved).toBe(false);
  });

  it('is saved once, however often and from however many tabs, and keeps its first moment', async () => {
    setNow(new Date('2026-03-01T10:00:00Z'));
    await save(anna);
    setNow(new Date('2026-03-02T10:00:00Z'));
    const again = await Promise.all(Array.from({ length: 20 }, () => save(anna)));
    expect(again.every(({ status, body }) => status === 200 && body.saved === true)).toBe(true);
    const kept = await db.select().from(courseSaves);
    expect(kept.map(({ savedAt }) => savedAt.toISOString().slice(0, 10))).toEqual(['2026-03-01']);
  });

  it('goes when Anna takes it out, and taking it out again is no fault', async () => {
    await save(anna);
    const gone = { status: 200, body: { saved: false } };
    expect(await unsave(anna)).toMatchObject(gone);
    expect(await unsave(anna)).toMatchObject(gone);
    expect(await savedOf(anna)).toEqual([]);
  });

  it('may be one that is still under construction', async () => {
    expect((await save(anna, { course: 'russian-every-day' })).status).toBe(200);
    expect(await savedOf(anna)).toEqual(['russian-every-day']);
  });
});

describe('saving is refused', () => {
  it('without an account', async () => {
    expect((await call(PUT, { method: 'PUT', params })).status).toBe(401);
    expect((await call(DELETE, { method: 'DELETE', params })).status).toBe(401);
  });

  it.each(['nowhere', 'RUSSIAN', '../etc', ''])('for a course “%s” that does not exist', async (course) => {
    expect((await save(anna, { course })).status).toBe(404);
    expect((await unsave(anna, { course })).status).toBe(404);
  });

  it('for a course that was withdrawn, which is nowhere to be seen then', async () => {
    const own = and(eq(courses.slug, params.course));
    await save(anna);
    await db.update(courses).set({ withdrawn: true }).where(own);
    try {
      expect((await save(anna)).status).toBe(404);
      expect((await unsave(anna)).status).toBe(404);
      expect(await savedOf(anna)).toEqual([]);
    } finally {
      await db.update(courses).set({ withdrawn: false }).where(own);
    }
    expect(await savedOf(anna)).toEqual([params.course]);
  });
});
