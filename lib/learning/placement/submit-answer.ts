import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { Locale } from '@/lib/platform/i18n/locales';
import { lexiconFor } from '@/lib/russian/morphology/lexicon-for';
import { findPlace, questionSeed } from './place';
import { insertAnswer } from './queries';
import type { PlacementInput, PlacementView } from './schema';
import { endIfDone, holdPlace } from './service';
import { standingAfter } from './standing';
import { viewPlace } from './view';

/** What is kept of "I don't know". */
const unknown = { kind: 'unknown' } as const;

/**
 * Grades an answer of the test, and neither says whether it was right nor what would have been. The same turn again
 * changes nothing, whatever it says. Throws AppError: 'not_found', 'turn_passed', 'validation'.
 */
export async function submitPlacementAnswer(
  viewer: Viewer,
  id: string,
  { turn, item, answer }: PlacementInput,
  locale: Locale,
): Promise<PlacementView> {
  const lexicon = await lexiconFor(answer?.kind ?? 'choice');
  const place = await db.transaction(async (on) => {
    const held = await holdPlace(on, viewer, id);
    const { row, answers, due } = held;
    if (turn < answers.length && answers[turn]?.id === item) return held;
    if (turn !== answers.length || due?.id !== item) throw new AppError('turn_passed');
    const context = { seed: questionSeed(row.id, item), locale, lexicon };
    const right = answer !== null && gradeAnswer(due.content, answer, context).verdict !== 'wrong';
    const { ability, error } = standingAfter([...answers, { difficulty: due.difficulty, right }]);
    await insertAnswer(on, {
      placementId: row.id,
      turn,
      itemId: item,
      answer: answer ?? unknown,
      right,
      ability,
      error,
    });
    return endIfDone(on, await findPlace(on, viewer.id, row));
  });
  return viewPlace(viewer, place, locale);
}
