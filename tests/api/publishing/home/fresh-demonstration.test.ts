import { describe, expect, it } from '@jest/globals';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '@/db/schema/people';
import { attempts, rewards, runs } from '@/db/schema/practice';
import { demoLearners } from '@/lib/people/demo/demo-people';
import { listLatestReviews } from '@/lib/learning/course-reviews/service';
import { getCourse } from '@/lib/learning/courses/service';
import { completedCourses, popularCourses } from '@/lib/publishing/home/popularity';
import { listCourseFigures } from '@/lib/publishing/home/service';
import { testDatabase } from '@/tests/support/database';
import { viewerOf } from '@/tests/support/viewer';

const { db } = testDatabase();
const emails = demoLearners.map(({ email }) => email);

describe('a visitor of a fresh demonstration', () => {
  it('finds courses that people have done, popular ones, and what is said of them', async () => {
    const figures = await listCourseFigures('en');
    expect(completedCourses(figures).length).toBeGreaterThan(0);
    expect(popularCourses(figures).length).toBeGreaterThan(1);
    expect((await listLatestReviews('ja', 6)).length).toBeGreaterThan(3);
    expect((await listLatestReviews('ja', 6))[0]?.locale).toBe('ja');
  });

  it('reads reviews of people who have really done the course', async () => {
    for (const { author, course } of await listLatestReviews('en', 6)) {
      const [row] = await db.select().from(users).where(eq(users.id, author.id));
      const { state } = await getCourse(viewerOf(row?.id ?? 0), course.slug, 'en');
      expect(['done', 'passed']).toContain(state);
    }
  });

  it('sees points that answers were paid with, none in the future', async () => {
    const people = await db.select().from(users).where(inArray(users.email, emails));
    expect(people).toHaveLength(demoLearners.length);
    for (const { id, points } of people) {
      const [paid] = await db
        .select({ sum: sql<number>`coalesce(sum(${rewards.points}), 0)::int` })
        .from(rewards)
        .where(eq(rewards.userId, id));
      const given = await db
        .select({ at: attempts.answeredAt })
        .from(attempts)
        .where(eq(attempts.userId, id));
      expect(points).toBe(paid?.sum);
      expect(given.length).toBeGreaterThan(0);
      expect(given.filter(({ at }) => at.getTime() > Date.now())).toEqual([]);
    }
  });

  it('leaves Anna, Boris, Vera, Gleb and Dina as new as they were', async () => {
    const begun = await db
      .select({ email: users.email })
      .from(runs)
      .innerJoin(users, and(eq(users.id, runs.userId)));
    expect(begun.every(({ email }) => emails.some((each) => each === email))).toBe(true);
  });
});
