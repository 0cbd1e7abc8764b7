import 'server-only';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { exercises, lessons, words } from '@/db/schema/courses';
import type { LessonSource, WordSource } from '@/lib/content/courses/source';
import { countRows, getId, overwrite } from '@/lib/learning/courses/overwrite';

/** Writes one lesson with its words and exercises. @returns how many rows changed */
export async function loadLesson(
  tx: Connection,
  place: { courseId: number; position: number },
  lesson: LessonSource,
): Promise<number> {
  const { slug, title, summary, lecture, announced } = lesson;
  const changed = await countRows(
    tx
      .insert(lessons)
      .values({ ...place, slug, title, summary, lecture, announced, withdrawn: false })
      .onConflictDoUpdate({
        target: [lessons.courseId, lessons.slug],
        ...overwrite(lessons, ['courseId', 'slug']),
      })
      .returning({ id: lessons.id }),
  );
  const own = and(eq(lessons.courseId, place.courseId), eq(lessons.slug, slug));
  const lessonId = await getId(tx.select({ id: lessons.id }).from(lessons).where(own));
  return changed + (await loadWords(tx, lessonId, lesson)) + (await loadExercises(tx, lessonId, lesson));
}

async function loadWords(tx: Connection, lessonId: number, lesson: LessonSource): Promise<number> {
  const rows = lesson.words.map((word, position) => rowOf(word, { lessonId, position }));
  const keys = rows.map(({ key }) => key);
  const gone = and(eq(words.lessonId, lessonId), eq(words.withdrawn, false), notInArray(words.key, keys));
  const withdrawn = await countRows(
    tx.update(words).set({ withdrawn: true }).where(gone).returning({ id: words.id }),
  );
  if (rows.length === 0) return withdrawn;
  const written = await countRows(
    tx
      .insert(words)
      .values(rows)
      .onConflictDoUpdate({
        target: [words.lessonId, words.key],
        ...overwrite(words, ['lessonId', 'key', 'lexemeId']),
      })
      .returning({ id: words.id }),
  );
  return withdrawn + written;
}

function rowOf({ id: key, ru: russian, ...word }: WordSource, place: { lessonId: number; position: number }) {
  const { part, gender = null, plural, aspect = null, partner = null, governs = null, extra } = word;
  const { gloss, forms, example } = word;
  const grammar = { part, gender, plural, aspect, partner, governs };
  return { ...place, key, russian, ...grammar, extra, gloss, forms, example, withdrawn: false };
}

async function loadExercises(tx: Connection, lessonId: number, lesson: LessonSource): Promise<number> {
  const rows = lesson.exercises.map(({ id: key, topics, content }, position) => {
    return { lessonId, key, kind: content.kind, position, content, topics, withdrawn: false };
  });
  const keys = rows.map(({ key }) => key);
  const gone = and(
    eq(exercises.lessonId, lessonId),
    eq(exercises.withdrawn, false),
    notInArray(exercises.key, keys),
  );
  const withdrawn = await countRows(
    tx.update(exercises).set({ withdrawn: true }).where(gone).returning({ id: exercises.id }),
  );
  if (rows.length === 0) return withdrawn;
  const written = await countRows(
    tx
      .insert(exercises)
      .values(rows)
      .onConflictDoUpdate({
        target: [exercises.lessonId, exercises.key],
        ...overwrite(exercises, ['lessonId', 'key', 'accepted']),
      })
      .returning({ id: exercises.id }),
  );
  return withdrawn + written;
}
