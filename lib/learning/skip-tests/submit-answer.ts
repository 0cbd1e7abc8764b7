import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { Verdict } from '@/lib/russian/exercises/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { lexiconFor } from '@/lib/russian/morphology/lexicon-for';
import { taskSeed } from './lots';
import { endIfDone, findPlace, holdPlace, type Place } from './place';
import { insertAnswer } from './queries';
import type { CheckedAnswer, CheckInput } from './schema';
import { viewCheck } from './view';

/**
 * Grades an answer of a check and says whether it was right, not what would have been: that still pays in the lesson.
 * The same turn again gets the first verdict, whatever it says. Throws AppError: 'not_found', 'turn_passed',
 * 'validation'.
 */
export async function submitCheckAnswer(
  viewer: Viewer,
  id: string,
  input: CheckInput,
  locale: Locale,
): Promise<CheckedAnswer> {
  const lexicon = await lexiconFor(input.answer?.kind ?? 'choice');
  const { place, verdict } = await db.transaction(async (on) => {
    const held = await holdPlace(on, viewer, id);
    const first = held.answers[input.turn];
    if (first?.exerciseId === input.exercise) return { place: held, verdict: first.verdict };
    const graded = gradeDue(held, input, { locale, lexicon });
    await record(on, held, input, graded);
    return { place: await endIfDone(on, viewer, await findPlace(on, held.row)), verdict: graded };
  });
  return { verdict, check: await viewCheck(viewer, place, locale) };
}

function gradeDue(
  { row, answers, due }: Place,
  { turn, exercise, answer }: CheckInput,
  reader: { locale: Locale; lexicon: Lexicon },
): Verdict {
  if (turn !== answers.length || due?.id !== exercise) throw new AppError('turn_passed');
  if (answer === null) return 'wrong';
  return gradeAnswer(due.content, answer, { ...reader, seed: taskSeed(row.id, exercise) }).verdict;
}

async function record(
  on: Connection,
  { row }: Place,
  { turn, exercise, answer }: CheckInput,
  verdict: Verdict,
): Promise<void> {
  await insertAnswer(on, {
    checkId: row.id,
    turn,
    exerciseId: exercise,
    answer,
    verdict,
    answeredAt: now(),
  });
}
