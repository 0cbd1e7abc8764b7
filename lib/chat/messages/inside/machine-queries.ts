import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';

/** What a machine calls itself; null for a person. */
export async function selectMachineName(on: Connection, id: number): Promise<string | null> {
  const [row] = await on
    .select({ firstName: users.firstName, surname: users.surname })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isMachine, true)));
  return row ? row.surname || row.firstName : null;
}
