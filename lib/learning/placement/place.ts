import 'server-only';
import type { Connection } from '@/db/client';
import { sign } from '@/lib/platform/crypto/token-hash';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { chooseNext, type Candidate } from './next-item';
import { selectAnswers, selectBank, selectSeen, type BankItem, type PlacementRow } from './queries';
import type { Response } from './rasch';
import { standingAfter, standingOnce, type Standing } from './standing';

/** A test with all that decides what comes next in it. */
export interface Place {
  row: PlacementRow;
  answers: (Response & Candidate)[];
  standing: Standing;
  /** The question that is due; null when the test is over, or the bank has none left. */
  due: BankItem | null;
}

export async function findPlace(on: Connection, userId: number, row: PlacementRow): Promise<Place> {
  const rows = await selectAnswers(on, row.id);
  const answers = rows.map(({ content, ...answer }) => ({
    ...answer,
    kind: exerciseContent.parse(content).kind,
  }));
  const computed = standingAfter(answers);
  const standing = row.finishedAt ? standingOnce(row, computed) : computed;
  const isOver = row.finishedAt !== null || standing.done;
  const due = isOver
    ? null
    : chooseNext(await selectBank(on), {
        ability: standing.ability,
        asked: answers,
        seen: await selectSeen(on, userId),
        chance: (id) => lotOf(row.id, id),
      });
  return { row, answers, standing, due };
}

/** What a question is shuffled by: the same for one test, and not to be guessed from ids. */
export function questionSeed(placementId: string, itemId: number): string {
  return sign('placement question', `${placementId} ${itemId}`);
}

/** From 0 up to 1. */
function lotOf(placementId: string, itemId: number): number {
  const letters = sign('placement lot', `${placementId} ${itemId}`);
  return Buffer.from(letters, 'base64url').readUInt32BE() / 2 ** 32;
}
