import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { trials } from '@/db/schema/home';
import { db } from '@/lib/platform/database/database';
import { atOnce } from '@/lib/platform/export/records';

/** Answers on the home page that were given before signing in; a week later they are gone. */
export const exportTrials = (userId: number) => atOnce('trial', () => selectTrials(userId));

const maxTrials = 10_000;

async function selectTrials(userId: number) {
  return db
    .select({
      exercise: trials.exerciseId,
      answer: trials.answer,
      verdict: trials.verdict,
      moment: trials.answeredAt,
    })
    .from(trials)
    .where(eq(trials.claimedBy, userId))
    .orderBy(asc(trials.answeredAt), asc(trials.id))
    .limit(maxTrials);
}
