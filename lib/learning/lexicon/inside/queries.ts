import 'server-only';
import { and, arrayContains, asc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { cefrLevels } from '@/db/enums';
import { courses, lessons, words } from '@/db/schema/courses';
import { lexemes } from '@/db/schema/lexicon';
import { cards } from '@/db/schema/review';
import { db } from '@/lib/platform/database/database';
import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localizedColumn } from '@/lib/platform/i18n/localized-column';
import type { LexiconQuery } from '@/lib/learning/lexicon/list-schema';

/** More rows than there are lesson words with one spelling, or on one page. */
const maxRows = 1_000;

/** Whether a course or lesson has a page; announced ones have none yet. */
const isThere = (table: typeof courses | typeof lessons) =>
  and(eq(table.withdrawn, false), eq(table.announced, false));

/** Matches words with this form, and phrases that contain it; the spelling is without stress and ё. */
export const isSpelt = (spelling: string) => arrayContains(lexemes.spellings, [spelling]);
export const isLexeme = (ids: readonly number[]) => inArray(lexemes.id, [...ids]);

/** Words of the lexicon, each with every lesson that teaches it, in the order of the courses. */
export async function selectTaught(wanted: SQL, locale: Locale) {
  return db
    .select({
      lexeme: {
        id: lexemes.id,
        russian: lexemes.russian,
        part: lexemes.part,
        gender: lexemes.gender,
        plural: lexemes.plural,
        aspect: lexemes.aspect,
        partner: lexemes.partner,
        governs: lexemes.governs,
        level: lexemes.level,
        frequency: lexemes.frequency,
        traits: lexemes.traits,
        tables: lexemes.tables,
      },
      wordId: words.id,
      gloss: localizedColumn(words.gloss, locale),
      lesson: lessons.slug,
      lessonTitle: localizedColumn(lessons.title, locale),
      course: courses.slug,
      courseTitle: localizedColumn(courses.title, locale),
    })
    .from(lexemes)
    .innerJoin(words, and(eq(words.lexemeId, lexemes.id), eq(words.withdrawn, false)))
    .innerJoin(lessons, and(eq(lessons.id, words.lessonId), isThere(lessons)))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), isThere(courses)))
    .where(wanted)
    .orderBy(asc(courses.position), asc(lessons.position), asc(words.position), asc(words.id))
    .limit(maxRows);
}
export type TaughtRow = Awaited<ReturnType<typeof selectTaught>>[number];

/** Ids of words that a lesson teaches now, in alphabetical order. */
export async function selectLexemes(
  { q, level, part, course, lesson, after }: LexiconQuery,
  limit: number,
): Promise<number[]> {
  const spelling = withoutYo(fold(q));
  const headword = sql`${lexemes.spellings}[1]`;
  const last = db
    .select({ headword, id: lexemes.id })
    .from(lexemes)
    .where(eq(lexemes.id, after ?? 0));
  const inLessons = db
    .select({ id: words.id })
    .from(words)
    .innerJoin(lessons, and(eq(lessons.id, words.lessonId), isThere(lessons)))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), isThere(courses)))
    .where(
      and(
        eq(words.lexemeId, lexemes.id),
        eq(words.withdrawn, false),
        course === undefined ? undefined : eq(courses.slug, course),
        lesson === undefined ? undefined : eq(lessons.slug, lesson),
      ),
    );
  const rows = await db
    .select({ id: lexemes.id })
    .from(lexemes)
    .where(
      and(
        exists(inLessons),
        spelling === '' ? undefined : or(isSpelt(spelling), sql`starts_with(${headword}, ${spelling})`),
        level === undefined ? undefined : eq(lexemes.level, level),
        part === undefined ? undefined : eq(lexemes.part, part),
        after === undefined ? undefined : sql`(${headword}, ${lexemes.id}) > (${last})`,
      ),
    )
    .orderBy(headword, asc(lexemes.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Kinds of words that a conversation can be about. */
const talkParts = ['noun', 'verb', 'adjective'] as const;
/** More words than all courses have. */
const maxTalkWords = 20_000;

/** Single words that one can talk about, each with the lowest level of an open course that teaches it, up to a level. */
export async function selectTalkWords(upTo: (typeof cefrLevels)[number]) {
  const level = sql<(typeof cefrLevels)[number]>`min(${courses.level})`;
  return db
    .select({ id: lexemes.id, level })
    .from(lexemes)
    .innerJoin(words, and(eq(words.lexemeId, lexemes.id), eq(words.withdrawn, false)))
    .innerJoin(lessons, and(eq(lessons.id, words.lessonId), isThere(lessons)))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), isThere(courses)))
    .where(and(inArray(lexemes.part, [...talkParts]), sql`${lexemes.russian} !~ '\\s'`))
    .groupBy(lexemes.id)
    .having(sql`${level} <= ${upTo}::cefr_level`)
    .orderBy(asc(lexemes.id))
    .limit(maxTalkWords);
}

/** The ids of those words that the learner has cards of. */
export async function selectWordsInCards(userId: number, wordIds: readonly number[]): Promise<Set<number>> {
  if (wordIds.length === 0) return new Set();
  const rows = await db
    .select({ word: cards.wordId })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...wordIds])))
    .limit(wordIds.length);
  return new Set(rows.flatMap(({ word }) => word ?? []));
}
