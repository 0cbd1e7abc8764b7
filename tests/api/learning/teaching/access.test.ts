import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { DELETE as remove } from '@/app/api/admin/courses/[course]/teachers/[teacher]/route';
import { GET as list, PUT as add } from '@/app/api/admin/courses/[course]/teachers/route';
import { GET as statistics } from '@/app/api/courses/[course]/statistics/route';
import { GET as table } from '@/app/api/courses/[course]/statistics/table/route';
import { GET as taught } from '@/app/api/teaching/route';
import { courses } from '@/db/schema/courses';
import { sessions, users } from '@/db/schema/people';
import { staffLog } from '@/db/schema/staff';
import { courseTeachers } from '@/db/schema/teaching';
import type { Viewer } from '@/lib/people/auth/viewer';
import { findGivenCourses } from '@/lib/learning/teaching/service';
import type { CourseStatistics } from '@/lib/learning/teaching/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { makeSomebody, makeToken } from '@/tests/support/somebody';

const { db } = testDatabase();
/** Nobody of the demonstration learns it. */
const course = 'cases-without-tears';
const params = { course };
const [borisId, glebId, dinaId] = [2, 4, 5];
const borisAddress = 'boris@demo.govorim.example';

let noted = 0;

/** What staff did in this test: the log only grows. */
const deeds = async () => (await db.select().from(staffLog).orderBy(staffLog.id)).slice(noted);

beforeEach(async () => {
  await db.delete(courseTeachers);
  noted = (await db.select().from(staffLog)).length;
  await db.update(users).set({ role: 'teacher' }).where(eq(users.id, borisId));
});

async function assign(userId: number, slug = course): Promise<void> {
  const [row] = await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug));
  await db.insert(courseTeachers).values({ courseId: row!.id, userId, addedAt: new Date() });
}

const statusOf = async (name: Parameters<typeof signIn>[0], slug = course) => {
  const cookie = await signIn(name);
  const answers = await Promise.all([
    call(taught, { cookie }),
    call(statistics, { cookie, params: { course: slug } }),
  ]);
  return answers.map(({ status }) => status);
};

const put = (cookie: string, body: unknown, slug = course) =>
  call(add, { method: 'PUT', cookie, params: { course: slug }, body });

describe('who may see how learners fare', () => {
  it('a visitor is asked to sign in', async () => {
    expect((await call(taught)).status).toBe(401);
    expect((await call(statistics, { params })).status).toBe(401);
  });

  it('Анна the learner finds nothing, even if a list says she teaches', async () => {
    await assign(1);
    expect(await statusOf('anna')).toEqual([404, 404]);
  });

  it('Борис sees the course he was given, and no other', async () => {
    expect(await statusOf('boris')).toEqual([200, 404]);
    await assign(borisId);
    expect(await statusOf('boris')).toEqual([200, 200]);
    expect(await statusOf('boris', 'russian-every-day')).toEqual([200, 404]);
    const { body } = await call(taught, { cookie: await signIn('boris') });
    expect(body).toMatchObject({ courses: [{ slug: course, learners: 0, completion: null }] });
  });

  it('stands first on the first screen of teachers, and of nobody else', async () => {
    await assign(borisId);
    const given = async (id: number, role: Viewer['role']) => {
      // The boundary: of a viewer this reads who they are.
      const courses = await findGivenCourses({ id, role } as Viewer, 'en');
      return courses?.map(({ slug }) => slug) ?? null;
    };
    expect(await given(borisId, 'teacher')).toEqual([course]);
    expect(await given(3, 'teacher')).toEqual([]);
    expect(await given(1, 'student')).toBeNull();
    expect(await given(glebId, 'moderator')).toBeNull();
    expect(await given(dinaId, 'administrator')).toBeNull();
  });

  it('Борис sees it no more when he is no teacher any more', async () => {
    await assign(borisId);
    await db.update(users).set({ role: 'student' }).where(eq(users.id, borisId));
    expect(await statusOf('boris')).toEqual([404, 404]);
  });

  it('Глеб the moderator finds nothing until a course is his', async () => {
    expect(await statusOf('gleb')).toEqual([404, 404]);
    await assign(glebId);
    expect(await statusOf('gleb')).toEqual([200, 200]);
  });

  it('Дина the administrator sees every course', async () => {
    expect(await statusOf('dina')).toEqual([200, 200]);
  });

  it('an administrator needs a second factor and no personal token', async () => {
    const somebody = await makeSomebody(db, 'administrator');
    const { token } = await makeToken(db, somebody.id);
    const headers = { authorization: `Bearer ${token}` };
    expect((await call(taught, { headers })).body.code).toBe('session_only');
    expect((await call(statistics, { headers, params })).body.code).toBe('session_only');
    expect((await call(statistics, { cookie: somebody.cookie, params })).status).toBe(200);
    await db.update(sessions).set({ secondFactor: false }).where(eq(sessions.userId, somebody.id));
    for (const handler of [taught, statistics]) {
      const { body } = await call(handler, { cookie: somebody.cookie, params });
      expect(body.code).toBe('second_factor_missing');
    }
  });

  it('what is no course or no lesson of it is not there', async () => {
    await assign(borisId);
    const cookie = await signIn('boris');
    for (const lesson of ['no-such', 'at-the-market']) {
      expect((await call(statistics, { cookie, params, query: { lesson } })).status).toBe(404);
    }
    expect((await call(statistics, { cookie, params: { course: 'no-such' } })).status).toBe(404);
    expect((await call(statistics, { cookie, params: { course: '../x' } })).status).toBe(404);
    expect((await call(statistics, { cookie, params, query: { lesson: '' } })).status).toBe(400);
  });

  it('a lesson nobody has tried has its exercises and no figures', async () => {
    await assign(borisId);
    const { body } = await call(statistics, {
      cookie: await signIn('boris'),
      params,
      query: { lesson: 'prepositional' },
    });
    const { lesson } = body as unknown as CourseStatistics;
    expect(lesson?.exercises.length).toBeGreaterThan(5);
    expect(lesson?.exercises[0]).toMatchObject({ learners: 0, facility: null, seconds: null, flags: [] });
  });

  it('the table is a CSV file for the same people', async () => {
    const request = { params, query: { lesson: 'prepositional' } };
    const read = async (cookie: string) => {
      const url = `http://localhost:3000/x?${new URLSearchParams(request.query).toString()}`;
      return table(new Request(url, { headers: { cookie } }), { params: Promise.resolve(params) });
    };
    expect((await read(await signIn('anna'))).status).toBe(404);
    await assign(borisId);
    const file = await read(await signIn('boris'));
    expect(file.headers.get('content-disposition')).toContain(`${course}-prepositional.csv`);
    expect(await file.text()).toMatch(/^\uFEFF?"number","kind","prompt"/u);
  });
});

describe('who teaches a course', () => {
  it('is added once by Дина, with one entry in the staff log', async () => {
    const dina = await signIn('dina');
    const answers = [
      await put(dina, { email: 'BORIS@demo.govorim.example' }),
      await put(dina, { email: borisAddress }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of answers) {
      expect(body).toMatchObject({ teachers: [{ id: borisId, name: 'Борис Лебедев' }] });
      expect(JSON.stringify(body)).not.toContain('@');
    }
    expect(await deeds()).toMatchObject([
      {
        staffId: dinaId,
        action: 'course_teacher_added',
        target: `user:${borisId}`,
        before: null,
        after: course,
      },
    ]);
  });

  it('is removed once, with one entry', async () => {
    await assign(borisId);
    const dina = await signIn('dina');
    const teacher = String(borisId);
    const removal = () => call(remove, { method: 'DELETE', cookie: dina, params: { course, teacher } });
    expect(await removal()).toMatchObject({ status: 200, body: { teachers: [] } });
    expect(await removal()).toMatchObject({ status: 200, body: { teachers: [] } });
    expect(await deeds()).toMatchObject([
      { action: 'course_teacher_removed', target: `user:${borisId}`, before: course, after: null },
    ]);
    expect((await call(list, { cookie: dina, params })).body).toEqual({ teachers: [] });
  });

  it.each([
    ['somebody unknown', 'nobody@example.org'],
    ['Анна, who is no teacher', 'anna@demo.govorim.example'],
  ])('is not %s', async (_, email) => {
    const { status, body } = await put(await signIn('dina'), { email });
    expect([status, body.code]).toEqual([400, 'no_such_teacher']);
    expect(body.message).toContain('Nobody who teaches has this e-mail address');
    expect(await db.select().from(courseTeachers)).toEqual([]);
  });

  it.each([{}, { email: 'boris' }, { email: borisAddress, role: 'teacher' }])(
    'is not told by %j',
    async (body) => {
      const answer = await put(await signIn('dina'), body);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
    },
  );

  it('is nothing of a course that is not there', async () => {
    const dina = await signIn('dina');
    expect((await put(dina, { email: borisAddress }, 'no-such')).status).toBe(404);
    expect((await call(list, { cookie: dina, params: { course: 'no-such' } })).status).toBe(404);
  });

  it('is not for Борис to say', async () => {
    await assign(borisId);
    const boris = await signIn('boris');
    expect((await put(boris, { email: 'gleb@demo.govorim.example' })).status).toBe(403);
    expect((await call(list, { cookie: boris, params })).status).toBe(403);
  });
});
