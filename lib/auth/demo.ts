import 'server-only';
import { count } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { users } from '@/db/schema/people';
import { now } from '@/lib/clock';
import { defaultLocale } from '@/lib/i18n/locales';
import { demoPassword, demoPeople } from './demo-people';
import { hashPassword } from './passwords';

/** Makes the demonstration's people when there is nobody yet. */
export async function seedDemoPeople(db: Database): Promise<void> {
  const [row] = await db.select({ people: count() }).from(users);
  if (row?.people) return;
  const passwordHash = await hashPassword(demoPassword);
  const rows = demoPeople.map((person) => ({
    ...person,
    passwordHash,
    locale: defaultLocale,
    consentedAt: now(),
    emailVerifiedAt: now(),
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
}
