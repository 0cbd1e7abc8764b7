import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';

/**
 * Selected by id or by e-mail (in lower case). In a transaction the row stays locked, so that the log has the value before
 * the change.
 */
export async function selectSubscription(on: Connection, by: { id: number } | { email: string }) {
  const [row] = await on
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      email: users.email,
      paidUntil: users.paidUntil,
    })
    .from(users)
    .where('id' in by ? eq(users.id, by.id) : eq(sql`lower(${users.email})`, by.email))
    .for('no key update');
  return row ?? null;
}

export async function updatePaidUntil(on: Connection, id: number, paidUntil: string | null): Promise<void> {
  await on.update(users).set({ paidUntil }).where(eq(users.id, id));
}
