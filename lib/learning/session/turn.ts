import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '@/db/client';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';

/** The steps of one kind of session for an answer. */
interface TurnPolicy<Session, Outcome> {
  /** Locks the session until the transaction ends: its answers are taken one after the other. Throws AppError('not_found'). */
  lock: (on: Connection) => Promise<Session>;
  /** The outcome of this turn when it was answered before; null when it was not. */
  repeat: (on: Connection, session: Session) => Promise<Outcome | null> | Outcome | null;
  /** Grades and stores the answer and pays for it. Throws AppError: 'turn_passed', 'validation'. */
  take: (on: Connection, session: Session) => Promise<Outcome>;
}

/** Takes one turn of a session in one transaction; the same turn again changes nothing and returns the first outcome. */
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

/** Returns the due exercise if it is the one asked for at this turn. Throws AppError('turn_passed'). */
export function requireDue<Exercise extends { id: number }>(
  { due, turn }: { due: Exercise | null; turn: number },
  asked: { id: number; turn: number },
): Exercise {
  if (due?.id !== asked.id || turn !== asked.turn) throw new AppError('turn_passed');
  return due;
}

/** Whether a stored answer equals the one that was sent; jsonb does not keep the order of keys. */
export const isSameAnswer = (stored: unknown, sent: unknown): boolean => isDeepStrictEqual(stored, sent);
