import 'server-only';
import { count } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { users } from '@/db/schema/people';
import { now } from '@/lib/platform/clock';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { demoLearners, demoPassword, demoPeople } from '@/lib/people/demo/demo-people';
import { hashPassword } from './passwords';

/** Creates the demo accounts and demo learners if there are no users yet. @returns whether it did */
export async function seedDemoPeople(db: Database): Promise<boolean> {
  const [row] = await db.select({ people: count() }).from(users);
  if (row?.people) return false;
  await insertDemoAccounts(db, [
    ...demoPeople.map((person) => ({ ...person, locale: defaultLocale })),
    ...demoLearners,
  ]);
  return true;
}

type Account = Pick<
  typeof users.$inferInsert,
  'email' | 'firstName' | 'surname' | 'role' | 'birthDate' | 'locale' | 'timeZone' | 'createdAt'
>;

/** Accounts with the password of the demonstration; those that are there already stay as they are. */
export async function insertDemoAccounts(db: Database, accounts: Account[]): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const rows = accounts.map(
    ({ email, firstName, surname, role, birthDate, locale, timeZone, createdAt }) => ({
      ...{ email, firstName, surname, role, birthDate, locale, timeZone, createdAt },
      passwordHash,
      consentedAt: now(),
      emailVerifiedAt: now(),
    }),
  );
  await db.insert(users).values(rows).onConflictDoNothing();
}
