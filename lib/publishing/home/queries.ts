import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import { languageCountries, tips } from '@/db/schema/home';
import { db } from '@/lib/platform/database/database';

const mostTips = 60;
const mostCountries = 300;

export async function selectTips() {
  return db
    .select({ key: tips.key, title: tips.title, body: tips.body })
    .from(tips)
    .where(eq(tips.withdrawn, false))
    .orderBy(asc(tips.position), asc(tips.id))
    .limit(mostTips);
}

/** Where most speak it, first; those without a number at the end. */
export async function selectCountries() {
  return db
    .select({
      country: languageCountries.country,
      status: languageCountries.status,
      speakers: languageCountries.speakers,
      source: languageCountries.source,
    })
    .from(languageCountries)
    .orderBy(
      asc(languageCountries.status),
      sql`${languageCountries.speakers} desc nulls last`,
      asc(languageCountries.country),
    )
    .limit(mostCountries);
}
