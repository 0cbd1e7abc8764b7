import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { defineJob } from '@/lib/platform/jobs/job';
import { log } from '@/lib/platform/log';
import { regradeAnswers, listMistaken } from '@/lib/learning/practice/regrade-answers';
import { lexiconFor } from '@/lib/russian/morphology/lexicon-for';
import { acceptTurn, addRestored, selectKind } from './inside/decision-queries';

export const rejudgeJob = defineJob<{ exercise: number }>('rejudge');

/** Number of learners read at a time. */
const pageSize = 100;

/**
 * Grades every learner's answers to an exercise again, one transaction per learner: an interrupted job can be repeated
 * and loses nothing. Throws at the end when a learner's answers could not be graded, so that the job is retried.
 */
export async function rejudgeExercise(exerciseId: number): Promise<void> {
  const lexicon = await findLexicon(exerciseId);
  if (!lexicon) return;
  const failures: unknown[] = [];
  let after = 0;
  for (;;) {
    const learners = await listMistaken(exerciseId, after, pageSize);
    for (const userId of learners) {
      await judge(exerciseId, userId, lexicon).catch((error: unknown) => failures.push(error));
    }
    after = learners.at(-1) ?? after;
    if (learners.length < pageSize) break;
  }
  log().info({ job: 'rejudge', exercise: exerciseId, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some answers could not be judged again.');
}

/** The same for one learner, without a job. */
export async function rejudgeLearner(exerciseId: number, userId: number): Promise<void> {
  const lexicon = await findLexicon(exerciseId);
  if (lexicon) await judge(exerciseId, userId, lexicon);
}

async function findLexicon(exerciseId: number): Promise<Lexicon | null> {
  const kind = await selectKind(exerciseId);
  return kind ? lexiconFor(kind) : null;
}

async function judge(exerciseId: number, userId: number, lexicon: Lexicon): Promise<void> {
  await db.transaction(async (on) => {
    for (const improvement of await regradeAnswers(on, { userId, exerciseId, lexicon })) {
      await addRestored(on, improvement);
      if (improvement.verdict === 'right') await acceptTurn(on, improvement, now());
    }
  });
}
