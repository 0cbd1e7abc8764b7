import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/locales';

/** What a machine calls itself; null for a person. */
export async function selectMachineName(on: Connection, id: number): Promise<string | null> {
  const [row] = await on
    .select({ firstName: users.firstName, surname: users.surname })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isMachine, true)));
  return row ? row.surname || row.firstName : null;
}

/** The language in which somebody is written to. */
export async function selectLocale(on: Connection, id: number): Promise<Locale> {
  const [row] = await on.select({ locale: users.locale }).from(users).where(eq(users.id, id));
  const { locale = '' } = row ?? {};
  return isLocale(locale) ? locale : defaultLocale;
}
