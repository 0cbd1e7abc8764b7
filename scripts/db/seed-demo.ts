import { inArray } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { users } from '@/db/schema/people';
import { demoLearners } from '@/lib/people/demo/demo-people';
import { seedDemoPeople } from '@/lib/people/auth/demo';
import type { Viewer } from '@/lib/people/auth/viewer';
import { passSkipTest } from '@/lib/learning/skip-tests/demo';
import { now, setNow } from '@/lib/platform/clock';
import { dayMs } from '@/lib/platform/time/units';
import { putReview } from '@/lib/learning/course-reviews/service';
import { getCourse } from '@/lib/learning/courses/service';
import { closeDatabase } from '@/lib/platform/database/database';
import type { Env } from '@/lib/platform/env';
import { practiseLesson } from '@/lib/learning/practice/demo';
import { seedDemoTeachers } from '@/lib/learning/teaching/demo';
import { demoHistories, type DemoHistory } from './demo-histories';
import { seedDemoChat } from './seed-demo-chat';
import { seedDemoCommunity } from './seed-demo-community';
import { viewerOfRow } from './viewer-of-row';

/**
 * Seeds the demonstration accounts and replays their learning history, profiles and ties through the services, with the
 * clock set to past days. Does nothing in production.
 */
export async function seedDemo(db: Database, { APP_ENV }: Pick<Env, 'APP_ENV'>): Promise<void> {
  if (APP_ENV === 'production') return;
  const isNew = await seedDemoPeople(db);
  await seedDemoTeachers(db);
  const today = now();
  try {
    const learners = isNew ? await listDemoLearners(db) : [];
    for (const { viewer, life } of learners) await replayHistory(viewer, life, today);
    setNow(null);
    await seedDemoCommunity(db);
    await seedDemoChat(db);
  } finally {
    setNow(null);
    // The services use the application's own connection pool.
    await closeDatabase();
  }
}

async function listDemoLearners(db: Database): Promise<{ viewer: Viewer; life: DemoHistory }[]> {
  const emails = demoLearners.map(({ email }) => email);
  const rows = await db.select().from(users).where(inArray(users.email, emails));
  return demoLearners.flatMap(({ name, email }) => {
    const row = rows.find((each) => each.email === email);
    return row ? [{ viewer: viewerOfRow(row), life: demoHistories[name] }] : [];
  });
}

async function replayHistory(viewer: Viewer, { steps, opinion }: DemoHistory, today: Date): Promise<void> {
  for (const { day, course, lesson: number, skip, answers } of steps) {
    setNow(new Date(today.getTime() - day * dayMs));
    const { lessons } = await getCourse(viewer, course, viewer.locale);
    const lesson = lessons.find((each) => each.number === number);
    if (!lesson) throw new Error(`The demonstration's people look for lesson ${number} of ${course}.`);
    if (skip) await passSkipTest(viewer, lesson.id);
    await practiseLesson(viewer, lesson.id, answers);
  }
  if (opinion) await putReview(viewer, opinion.course, opinion, viewer.locale);
}
