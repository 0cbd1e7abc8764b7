import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { courses, lessons, words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import { db } from '@/lib/database';

/** More than all courses together teach. */
const most = 20_000;

/** What is announced has no page yet that one could go to. */
const isThere = (table: typeof courses | typeof lessons) =>
  and(eq(table.withdrawn, false), eq(table.announced, false));

/** Every word that is taught, in the order of the courses. */
export async function selectTaughtWords() {
  return db
    .select({
      id: words.id,
      russian: words.russian,
      part: words.part,
      gloss: words.gloss,
      forms: words.forms,
      lesson: { slug: lessons.slug, title: lessons.title },
      course: { slug: courses.slug, title: courses.title },
    })
    .from(words)
    .innerJoin(lessons, and(eq(lessons.id, words.lessonId), isThere(lessons)))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), isThere(courses)))
    .where(eq(words.withdrawn, false))
    .orderBy(asc(courses.position), asc(lessons.position), asc(words.position), asc(words.id))
    .limit(most);
}

/** Which of these words somebody keeps. */
export async function selectKept(userId: number, wordIds: readonly number[]): Promise<Set<number>> {
  if (wordIds.length === 0) return new Set();
  const rows = await db
    .select({ word: cards.wordId })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...wordIds])))
    .limit(wordIds.length);
  return new Set(rows.flatMap(({ word }) => word ?? []));
}
