import { describe, expect, it } from '@jest/globals';
import { count, eq, isNotNull, like } from 'drizzle-orm';
import { directory } from '@/db/schema/directory';
import { cases, reports } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { teacherReviews } from '@/db/schema/teacher-reviews';
import { follows, friendships } from '@/db/schema/ties';
import { listTeacherReviews } from '@/lib/community/teacher-reviews/list';
import { listPartners } from '@/lib/community/matching/service';
import { ageGroupOn } from '@/lib/people/audience/age-policy';
import { demoDomain } from '@/lib/people/demo/demo-people';
import { seedDemo } from '@/scripts/db/seed-demo';
import { seedDemoCommunity } from '@/scripts/db/seed-demo-community';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();
const today = new Date().toISOString().slice(0, 10);

const everybody = () =>
  db
    .select()
    .from(users)
    .where(like(users.email, `%@${demoDomain}`));
const counted = async () => {
  const [people] = await db.select({ count: count() }).from(users);
  const [joined] = await db.select({ count: count() }).from(profiles);
  const [found] = await db.select({ count: count() }).from(directory);
  const [followed] = await db.select({ count: count() }).from(follows);
  const [friends] = await db
    .select({ count: count() })
    .from(friendships)
    .where(isNotNull(friendships.acceptedAt));
  const [asked] = await db.select({ count: count() }).from(friendships);
  const [reviewed] = await db.select({ count: count() }).from(teacherReviews);
  return [people, joined, found, followed, friends, asked, reviewed].map((row) => row?.count ?? 0);
};

describe('the community of a fresh demonstration', () => {
  it('has everybody in the directory, with ties among them', async () => {
    const [people, joined, found, followed, friends, asked, reviewed] = await counted();
    expect([joined, found]).toEqual([people, people]);
    expect(people).toBeGreaterThanOrEqual(52);
    expect(followed).toBeGreaterThan(10);
    expect(friends).toBeGreaterThan(20);
    expect(asked).toBeGreaterThan(friends ?? 0);
    expect(reviewed).toBe(15);
  });

  it('has a case that waits for the moderators, with two reports', async () => {
    expect(await db.select().from(cases)).toMatchObject([{ kind: 'profile', decidedAt: null }]);
    expect(await db.select().from(reports)).toHaveLength(2);
  });

  it('is of many countries, and joined in the past', async () => {
    const rows = await db.select().from(profiles);
    expect(new Set(rows.map(({ country }) => country)).size).toBeGreaterThan(20);
    expect(rows.filter(({ joinedAt }) => joinedAt.getTime() > Date.now())).toEqual([]);
  });

  it('has somebody for everybody who may be written to, minors for minors', async () => {
    const people = await everybody();
    const ages = new Map(people.map(({ id, birthDate }) => [id, ageGroupOn(birthDate, today)]));
    expect([...ages.values()].filter((age) => age === 'minor')).toHaveLength(5);
    for (const { id, email } of people) {
      const partners = await listPartners({ id }, 6);
      expect({ email, partners: partners.length > 0 }).toEqual({ email, partners: true });
      expect(new Set(partners.map((partner) => ages.get(partner.id)))).toEqual(new Set([ages.get(id)]));
    }
  });

  it('has teachers with a mean, one with too few reviews for it, and answers', async () => {
    const teachers = (await everybody()).filter(({ role }) => role === 'teacher');
    const pages = await Promise.all(
      teachers.map(async ({ id }) => listTeacherReviews(null, id).catch(() => null)),
    );
    const shown = pages.flatMap((page) => page ?? []);
    expect(shown.map(({ rating }) => rating !== null).sort()).toEqual([false, true]);
    const anna = { id: (await everybody())[0]!.id };
    const all = await Promise.all(teachers.map(async ({ id }) => listTeacherReviews(anna, id)));
    expect(all.map(({ count }) => count).sort()).toEqual([2, 6, 7]);
    expect(all.flatMap(({ reviews }) => reviews).some(({ answer }) => answer !== null)).toBe(true);
  });

  it('stays as it is when it is seeded again', async () => {
    const before = await counted();
    await seedDemo(db, { APP_ENV: 'demo' });
    expect(await counted()).toEqual(before);
  });

  it('comes to a demonstration that had people already', async () => {
    const before = await counted();
    await db.delete(profiles);
    await db.delete(users).where(eq(users.email, `darya@${demoDomain}`));
    await db.delete(friendships);
    await db.delete(follows);
    await seedDemo(db, { APP_ENV: 'demo' });
    expect(await counted()).toEqual(before);
  });

  it('is never in production, nor where Anna is not', async () => {
    await db.delete(users);
    await seedDemo(db, { APP_ENV: 'production' });
    await seedDemoCommunity(db);
    expect(await counted()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
