import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { attempts } from '@/db/schema/practice';

/** The answer of a turn, as it was sent. */
export async function selectAnswer(on: Connection, runId: string, turn: number): Promise<unknown> {
  const [row] = await on
    .select({ answer: attempts.answer })
    .from(attempts)
    .where(and(eq(attempts.runId, runId), eq(attempts.turn, turn)));
  return row?.answer;
}

/** Whether a learner has answered an exercise in any run. */
export async function hasAnswered(on: Connection, userId: number, exerciseId: number): Promise<boolean> {
  const [row] = await on
    .select({ turn: attempts.turn })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.exerciseId, exerciseId)))
    .limit(1);
  return row !== undefined;
}
