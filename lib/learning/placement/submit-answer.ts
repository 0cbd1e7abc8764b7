import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { graderFor } from '@/lib/learning/session/exercise';
import { requireDue, takeTurn } from '@/lib/learning/session/turn';
import type { Locale } from '@/lib/platform/i18n/locales';
import { estimateLevel } from './level-estimate';
import { loadLevelTest, seededItem } from './inside/level-test-state';
import { insertAnswer } from './inside/queries';
import type { PlacementInput, PlacementView } from './schema';
import { endIfDone, lockLevelTest } from './service';
import { viewLevelTest } from './inside/view';

/** The stored answer for "I don't know". */
const unknown = { kind: 'unknown' } as const;

/**
 * Grades an answer of the test without telling the verdict or the right answer. Submitting the same turn again changes
 * nothing. Throws AppError: 'not_found', 'turn_passed', 'validation'.
 */
export async function submitPlacementAnswer(
  viewer: Viewer,
  id: string,
  { turn, item, answer }: PlacementInput,
  locale: Locale,
): Promise<PlacementView> {
  const grader = answer && (await graderFor(answer, locale));
  const state = await takeTurn({
    lock: (on) => lockLevelTest(on, viewer, id),
    repeat: (_, held) => (held.answers[turn]?.id === item ? held : null),
    take: async (on, { row, answers, due, bank }) => {
      const asked = requireDue({ due, turn: answers.length }, { id: item, turn });
      const right = grader !== null && grader(seededItem(row, asked)).verdict !== 'wrong';
      const { ability, error } = estimateLevel([...answers, { difficulty: asked.difficulty, right }]);
      const given = { placementId: row.id, turn, itemId: item, answer: answer ?? unknown };
      await insertAnswer(on, { ...given, right, ability, error });
      return endIfDone(on, await loadLevelTest(on, viewer.id, row, bank));
    },
  });
  return viewLevelTest(viewer, state, locale);
}
