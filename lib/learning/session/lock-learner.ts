import 'server-only';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';

/** Locks the learner's row until the transaction ends, as paying does: two concurrent starts begin one test. */
export async function lockLearner(on: Connection, userId: number): Promise<void> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
