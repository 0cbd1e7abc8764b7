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

interface Wanted extends CardQuery {
  moment: Date;
  day: Day;
  locale: Locale;
}

/** Cards of a learner, the latest first, at most `most`. */
export async function selectCardPage(userId: number, wanted: Wanted, most: number) {
  return selectCards(db)
    .where(
      and(
        eq(cards.userId, userId),
        wanted.after === undefined ? undefined : lt(cards.id, wanted.after),
        inState(wanted),
        wanted.q === '' ? undefined : matches(wanted.q, wanted.locale),
      ),
    )
    .orderBy(desc(cards.id))
    .limit(most);
}

function inState({ state, moment, day }: Wanted): SQL | undefined {
  switch (state) {
    case 'all':
      return undefined;
    case 'due':
      return and(eq(cards.suspended, false), isDue(moment, day), isThere);
    case 'new':
      return eq(cards.state, states.new);
    case 'learning':
      return inArray(cards.state, [states.learning, states.relearning]);
    case 'known':
      return eq(cards.state, states.review);
    case 'paused':
      return or(eq(cards.suspended, true), gt(cards.buriedUntil, moment));
  }
}

const isThere = sql`${words.withdrawn} is not true and ${exercises.withdrawn} is not true`;

/** Somewhere in the Russian, however it is stressed, or in the meaning in the reader's language. */
function matches(q: string, locale: Locale): SQL | undefined {
  const language = contentLanguages.find((each) => each === locale) ?? 'en';
  const pattern = `%${plain(q).replace(/[\\%_]/gu, '\\$&')}%`;
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

/** As the database folds it. */
const plain = (q: string) => withoutYo(stripStress(q.toLowerCase()));

/** Whether there is such a word to make a card of: one that a lesson teaches now. */
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

/** Its reviews stay in the log. */
export async function deleteCard(userId: number, cardId: number): Promise<boolean> {
  const gone = await db
    .delete(cards)
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId)))
    .returning({ id: cards.id });
  return gone.length > 0;
}
