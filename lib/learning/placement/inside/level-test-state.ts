import 'server-only';
import type { Connection } from '@/db/client';
import type { SeededExercise } from '@/lib/learning/session/exercise';
import { exerciseChance, exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { estimateLevel, storedEstimate, type LevelEstimate } from '@/lib/learning/placement/level-estimate';
import { chooseNext, type Candidate } from './next-item';
import { selectAnswers, selectBank, selectSeen, type BankItem, type PlacementRow } from './queries';
import type { Response } from './rasch';

/** The state of a level test. */
export interface LevelTestState {
  row: PlacementRow;
  answers: (Response & Candidate)[];
  estimate: LevelEstimate;
  /** The next question; null when the test is over, or the bank has no question left. */
  due: BankItem | null;
  /** All questions; null when none was needed. */
  bank: BankItem[] | null;
}

/** @param known all questions, where they were just read */
export async function loadLevelTest(
  on: Connection,
  userId: number,
  row: PlacementRow,
  known?: BankItem[] | null,
): Promise<LevelTestState> {
  const rows = await selectAnswers(on, row.id);
  const answers = rows.map(({ content, ...answer }) => ({
    ...answer,
    kind: exerciseContent.parse(content).kind,
  }));
  const computed = estimateLevel(answers);
  const estimate = row.finishedAt ? storedEstimate(row, computed) : computed;
  const isOver = row.finishedAt !== null || estimate.done;
  const bank = isOver ? null : (known ?? (await selectBank(on)));
  const due =
    bank &&
    chooseNext(bank, {
      ability: estimate.ability,
      asked: answers,
      seen: await selectSeen(on, userId),
      chance: (id) => exerciseChance.levelTest(row.id, id),
    });
  return { row, answers, estimate, due, bank };
}

/** A question with its seed, which is the same throughout a test. */
export const seededItem = ({ id }: PlacementRow, item: BankItem): SeededExercise => ({
  content: item.content,
  seed: exerciseSeed.levelTest(id, item.id),
});
