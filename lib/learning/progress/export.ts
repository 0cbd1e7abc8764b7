import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { daysOff } from '@/db/schema/learning';
import { db } from '@/lib/platform/database/database';
import { atOnce } from '@/lib/platform/export/records';
import { selectLearningDays } from './inside/day-queries';
import { selectBadges } from './inside/statistics-queries';

/** A learner's days of learning, days off and badges. */
export const exportProgress = (userId: number) => ({
  days: atOnce('day', async () => (await selectLearningDays(userId)).reverse()),
  daysOff: atOnce('day_off', () => selectAllDaysOff(userId)),
  badges: atOnce('badge', () => listBadges(userId)),
});

const maxDays = 10_000;

async function selectAllDaysOff(userId: number) {
  return db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(eq(daysOff.userId, userId))
    .orderBy(asc(daysOff.day))
    .limit(maxDays);
}

async function listBadges(userId: number) {
  return (await selectBadges(db, userId)).map(({ badge, earnedAt }) => ({ badge, moment: earnedAt }));
}
