import 'server-only';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';

/** The text about themselves, locked; null without a profile. */
export async function lockAbout(on: Connection, userId: number): Promise<string | null> {
  const [row] = await on
    .select({ about: profiles.about })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  return row?.about ?? null;
}

export async function updateAbout(on: Connection, userId: number, about: string, at: Date): Promise<void> {
  await on.update(profiles).set({ about, updatedAt: at }).where(eq(profiles.userId, userId));
}

type PersonName = Pick<typeof users.$inferSelect, 'firstName' | 'surname'>;

/** Null when the account is gone; locks its row. */
export async function lockName(on: Connection, id: number): Promise<PersonName | null> {
  const [row] = await on
    .select({ firstName: users.firstName, surname: users.surname })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row ?? null;
}

export async function updateName(on: Connection, id: number, name: PersonName): Promise<void> {
  await on.update(users).set(name).where(eq(users.id, id));
}
