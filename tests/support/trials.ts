import { and, eq } from 'drizzle-orm';
import { POST as claim } from '@/app/api/trials/claims/route';
import { POST as submit } from '@/app/api/trials/route';
import type { Connection } from '@/db/client';
import { exercises } from '@/db/schema/courses';
import { exerciseContent, type ExerciseAnswer } from '@/lib/russian/exercises/schema';
import { listTrials } from '@/lib/learning/trials/service';
import type { ClaimResult, TrialSlot, TrialResult, TrialView } from '@/lib/learning/trials/schema';
import { call, type Answer } from './call';
import { solve } from '@/lib/russian/exercises/solve';

export async function trialAt(place: TrialSlot): Promise<TrialView> {
  const trial = (await listTrials('en')).find((each) => each.place === place);
  if (!trial) throw new Error(`The home page has no exercise at ${place}.`);
  return trial;
}

export async function rightAnswerTo(db: Connection, { exercise, task }: TrialView): Promise<ExerciseAnswer> {
  const [row] = await db
    .select()
    .from(exercises)
    .where(and(eq(exercises.id, exercise)));
  return solve(exerciseContent.parse(row?.content), task);
}

export const tryOut = (
  { exercise, version }: TrialView,
  answer: unknown,
  address?: string,
): Promise<Answer> =>
  call(submit, {
    body: { exercise, version, answer },
    ...(address && { headers: { 'x-forwarded-for': address } }),
  });

/** Answers a trial correctly. @returns the result that the home page stores */
export async function tryRightly(db: Connection, place: TrialSlot): Promise<TrialResult> {
  const trial = await trialAt(place);
  const { body } = await tryOut(trial, await rightAnswerTo(db, trial));
  return body as unknown as TrialResult;
}

export async function claimAs(cookie: string, ...trials: string[]): Promise<ClaimResult> {
  const { body } = await call(claim, { cookie, body: { trials } });
  return body as unknown as ClaimResult;
}
