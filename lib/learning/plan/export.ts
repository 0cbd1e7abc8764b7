import 'server-only';
import { eq } from 'drizzle-orm';
import { courses } from '@/db/schema/courses';
import { plans } from '@/db/schema/learning';
import { db } from '@/lib/platform/database/database';
import { atOnce } from '@/lib/platform/export/records';

export const exportPlan = (userId: number) => atOnce('plan', () => selectPlan(userId));

async function selectPlan(userId: number) {
  return db
    .select({
      goal: plans.goal,
      level: plans.level,
      course: courses.slug,
      minutes: plans.minutes,
      weekdays: plans.weekdays,
      deadline: plans.deadline,
      started: plans.startedAt,
      changed: plans.changedAt,
    })
    .from(plans)
    .leftJoin(courses, eq(courses.id, plans.courseId))
    .where(eq(plans.userId, userId));
}
