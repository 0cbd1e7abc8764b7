import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import { languageCountries, tips } from '@/db/schema/home';
import { db } from '@/lib/platform/database/database';

const maxTips = 60;
const maxCountries = 300;

export async function selectTips() {
  return db
    .select({ key: tips.key, title: tips.title, body: tips.body })
    .from(tips)
    .where(eq(tips.withdrawn, false))
    .orderBy(asc(tips.position), asc(tips.id))
    .limit(maxTips);
}

/** Countries by status, then by number of speakers, highest first; those without a number come last. */
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
    .limit(maxCountries);
}
