import 'server-only';
import { and, count, desc, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { contentLanguages } from '@/db/enums';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { stripStress, withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Day } from './day-start';
import { isDue, selectCards } from './queries';
import { states } from '@/lib/learning/review/schedule';
import type { CardQuery } from '@/lib/learning/review/card-schema';

interface CardFilter extends CardQuery {
  now: Date;
  day: Day;
  locale: Locale;
}

/** At most `limit` cards of a learner, the latest first. */
export async function selectCardPage(userId: number, filter: CardFilter, limit: number) {
  return selectCards(db)
    .where(
      and(
        eq(cards.userId, userId),
        filter.after === undefined ? undefined : lt(cards.id, filter.after),
        inState(filter),
        filter.q === '' ? undefined : matches(filter.q, filter.locale),
      ),
    )
    .orderBy(desc(cards.id))
    .limit(limit);
}

function inState({ state, now, day }: CardFilter): SQL | undefined {
  switch (state) {
    case 'all':
      return undefined;
    case 'due':
      return and(eq(cards.suspended, false), isDue(now, day), isThere);
    case 'new':
      return eq(cards.state, states.new);
    case 'learning':
      return inArray(cards.state, [states.learning, states.relearning]);
    case 'known':
      return eq(cards.state, states.review);
    case 'paused':
      return or(eq(cards.suspended, true), gt(cards.buriedUntil, now));
  }
}

const isThere = sql`${words.withdrawn} is not true and ${exercises.withdrawn} is not true`;

/** Matches cards whose Russian text, whatever its stress marks, or whose meaning in the reader's language contains `q`. */
function matches(q: string, locale: Locale): SQL | undefined {
  const language = contentLanguages.find((each) => each === locale) ?? 'en';
  const pattern = `%${foldQuery(q).replace(/[\\%_]/gu, '\\$&')}%`;
  const russian = [
    words.russian,
    sql`${cards.own}->>'russian'`,
    sql`${exercises.content}->'prompt'->>${language}::text`,
  ];
  const meaning = [
    sql`${words.gloss}->>${language}::text`,
    sql`${words.gloss}->>'en'`,
    sql`${cards.own}->>'meaning'`,
  ];
  return or(...[...russian, ...meaning].map((text) => sql`${folded(text)} like ${pattern}`));
}

const folded = (text: SQL | typeof words.russian) =>
  sql`replace(normalize(replace(normalize(lower(${text}), NFD), U&'\\0301', ''), NFC), U&'\\0451', U&'\\0435')`;

/** Folds a query as `folded` does in SQL. */
const foldQuery = (q: string) => withoutYo(stripStress(q.toLowerCase()));

/** Whether a lesson teaches this word now, so that a card of it can be made. */
export async function hasWord(on: Connection, wordId: number): Promise<boolean> {
  const [row] = await on
    .select({ id: words.id })
    .from(words)
    .innerJoin(lessons, eq(lessons.id, words.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(words.id, wordId),
        ...[words, lessons, courses].map((each) => eq(each.withdrawn, false)),
        ...[lessons, courses].map((each) => eq(each.announced, false)),
      ),
    );
  return row !== undefined;
}

export async function countOwnCards(on: Connection, userId: number): Promise<number> {
  const [row] = await on
    .select({ count: count() })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.source, 'own')));
  return row?.count ?? 0;
}

export async function selectCardOfWord(on: Connection, userId: number, wordId: number) {
  const [row] = await selectCards(on).where(and(eq(cards.userId, userId), eq(cards.wordId, wordId)));
  return row ?? null;
}

export async function insertCard(on: Connection, values: typeof cards.$inferInsert): Promise<number> {
  const [row] = await on.insert(cards).values(values).returning({ id: cards.id });
  return row?.id ?? 0;
}

/** Deletes a card; its reviews stay in the log. */
export async function deleteCard(userId: number, cardId: number): Promise<boolean> {
  const gone = await db
    .delete(cards)
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId)))
    .returning({ id: cards.id });
  return gone.length > 0;
}
