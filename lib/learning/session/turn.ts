import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '@/db/client';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';

/** What one kind of session does with an answer. */
interface TurnPolicy<Session, Outcome> {
  /** Locks the session until the transaction ends: its answers go one after the other. Throws AppError('not_found'). */
  lock: (on: Connection) => Promise<Session>;
  /** What came of this turn when it was answered before; null when it was not. */
  repeat: (on: Connection, session: Session) => Promise<Outcome | null> | Outcome | null;
  /** Grades and stores the answer and pays for it. Throws AppError: 'turn_passed', 'validation'. */
  take: (on: Connection, session: Session) => Promise<Outcome>;
}

/** Answers one turn of a session, in one transaction; the same turn again changes nothing and is told again. */
export async function takeTurn<Session, Outcome>({
  lock,
  repeat,
  take,
}: TurnPolicy<Session, Outcome>): Promise<Outcome> {
  return db.transaction(async (on) => {
    const session = await lock(on);
    return (await repeat(on, session)) ?? take(on, session);
  });
}

/** The exercise that is due, if it is this one at this turn. Throws AppError('turn_passed'). */
export function requireDue<Exercise extends { id: number }>(
  { due, turn }: { due: Exercise | null; turn: number },
  asked: { id: number; turn: number },
): Exercise {
  if (due?.id !== asked.id || turn !== asked.turn) throw new AppError('turn_passed');
  return due;
}

/** Whether a stored answer is the one that was sent; the database keeps the keys of an answer in an order of its own. */
export const isSameAnswer = (stored: unknown, sent: unknown): boolean => isDeepStrictEqual(stored, sent);
