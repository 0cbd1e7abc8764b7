import 'server-only';
import type { Connection } from '@/db/client';
import { requirePerson, type Person } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { hasProfile, isBlocked, lockPair, pairOf } from './inside/queries';

/** A change between the viewer and another person. */
interface Change<Ready, Result> {
  /** Runs before the transaction: inside it, it would wait for a second connection. */
  prepare: (person: Person) => Promise<Ready>;
  work: (on: Connection, at: Date, ready: Ready) => Promise<Result>;
}

/**
 * Runs `work` in a transaction, while no other one changes a tie of the two people.
 * Throws AppError: 'not_joined', because the other person could not see the viewer, and 'not_found', also when one of the
 * two blocks the other.
 */
export async function changePair<Ready, Result>(
  viewer: Viewer,
  id: number,
  { prepare, work }: Change<Ready, Result>,
): Promise<Result> {
  if (!(await hasProfile(db, viewer.id))) throw new AppError('not_joined');
  const ready = await prepare(await requirePerson(viewer, id));
  return db.transaction(async (on) => {
    await lockPair(on, pairOf(viewer.id, id));
    if (await isBlocked(on, viewer.id, id)) throw new AppError('not_found');
    return work(on, now(), ready);
  });
}
