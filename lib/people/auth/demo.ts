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
  const passwordHash = await hashPassword(demoPassword);
  const people = [...demoPeople.map((person) => ({ ...person, locale: defaultLocale })), ...demoLearners];
  const rows = people.map(({ email, firstName, surname, role, birthDate, locale }) => ({
    ...{ email, firstName, surname, role, birthDate, locale },
    passwordHash,
    consentedAt: now(),
    emailVerifiedAt: now(),
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
  return true;
}
