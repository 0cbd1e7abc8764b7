import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { attempts } from '@/db/schema/practice';

/** What was answered at a turn of a run, as it was sent. */
export async function selectAnswer(on: Connection, runId: string, turn: number): Promise<unknown> {
  const [row] = await on
    .select({ answer: attempts.answer })
    .from(attempts)
    .where(and(eq(attempts.runId, runId), eq(attempts.turn, turn)));
  return row?.answer;
}
