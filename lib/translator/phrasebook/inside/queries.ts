import 'server-only';
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import { phraseKeys, phrases, situations } from '@/db/schema/phrasebook';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';

const columns = {
  id: phrases.id,
  register: phrases.register,
  otherId: phrases.otherId,
  texts: phrases.texts,
  situation: situations.slug,
  title: situations.title,
};

export async function selectSituations() {
  return db
    .select({ slug: situations.slug, title: situations.title, phrases: count(phrases.id) })
    .from(situations)
    .innerJoin(phrases, eq(phrases.situationId, situations.id))
    .groupBy(situations.id)
    .orderBy(asc(situations.position));
}

export async function selectPhrasesOf(slug: string) {
  return db
    .select(columns)
    .from(phrases)
    .innerJoin(situations, eq(situations.id, phrases.situationId))
    .where(eq(situations.slug, slug))
    .orderBy(asc(phrases.position));
}

/** At most `max` phrases by their ids, with their partners in the other register, in the order of the phrasebook. */
export async function selectPhrases(ids: readonly number[], max: number) {
  return db
    .select(columns)
    .from(phrases)
    .innerJoin(situations, eq(situations.id, phrases.situationId))
    .where(or(inArray(phrases.id, [...ids]), inArray(phrases.otherId, [...ids])))
    .orderBy(asc(situations.position), asc(phrases.position))
    .limit(max);
}

/** Phrases with exactly this key, in one language or in any. */
export async function selectByKey(key: string, locale: Locale | null) {
  return db
    .select({ phraseId: phraseKeys.phraseId, locale: phraseKeys.locale })
    .from(phraseKeys)
    .where(and(eq(phraseKeys.key, key), locale ? eq(phraseKeys.locale, locale) : undefined))
    .orderBy(asc(phraseKeys.phraseId), asc(phraseKeys.locale))
    .limit(maxKeys);
}

/** The keys of one language that share most with this one (pg_trgm), the most similar first. */
export async function selectSimilarKeys(key: string, locale: Locale) {
  return db
    .select({ phraseId: phraseKeys.phraseId, key: phraseKeys.key })
    .from(phraseKeys)
    .where(and(eq(phraseKeys.locale, locale), sql`${phraseKeys.key} % ${key}`))
    .orderBy(sql`similarity(${phraseKeys.key}, ${key}) desc`, asc(phraseKeys.phraseId))
    .limit(maxSimilar);
}

/** A greeting may stand for several phrases in each of fourteen languages. */
const maxKeys = 100;
const maxSimilar = 8;
