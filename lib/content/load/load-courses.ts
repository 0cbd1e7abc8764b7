import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Connection, Database } from '@/db/client';
import { courses, lessons } from '@/db/schema/courses';
import type { CourseSource } from '@/lib/content/courses/source';
import { loadOnce } from './load-once';
import { loadLesson } from './load-lesson';
import { countRows, getId, overwrite } from '@/lib/learning/courses/overwrite';

/** Raise it when the loader makes other rows from the same files, so that they are loaded again. */
const loaderVersion = 3;
const folder = 'courses';

/**
 * Loads the courses into their tables, once for each fingerprint. Existing rows keep their ids; rows whose source is gone
 * are marked as withdrawn. @returns how many rows changed
 */
export async function loadContent(
  db: Database,
  sources: readonly CourseSource[],
): Promise<{ changed: number }> {
  return loadOnce(db, { folder, fingerprint: fingerprintOf(sources) }, async (tx) => ({
    changed: await loadCourses(tx, sources),
  }));
}

function fingerprintOf(sources: readonly CourseSource[]): string {
  const parts = sources.map(({ slug, fingerprint }) => [slug, fingerprint]);
  return createHash('sha256')
    .update(JSON.stringify([loaderVersion, parts]))
    .digest('hex');
}

async function loadCourses(tx: Connection, sources: readonly CourseSource[]): Promise<number> {
  let changed = await withdrawCourses(tx, sources);
  for (const [position, source] of sources.entries()) {
    const { slug, level, title, summary, after, announced } = source;
    changed += await countRows(
      tx
        .insert(courses)
        .values({ slug, position, level, title, summary, after, announced, withdrawn: false })
        .onConflictDoUpdate({ target: courses.slug, ...overwrite(courses, ['slug']) })
        .returning({ id: courses.id }),
    );
    changed += await loadLessons(tx, source);
  }
  return changed;
}

function withdrawCourses(tx: Connection, sources: readonly CourseSource[]): Promise<number> {
  const slugs = sources.map(({ slug }) => slug);
  return countRows(
    tx
      .update(courses)
      .set({ withdrawn: true })
      .where(and(eq(courses.withdrawn, false), notInArray(courses.slug, slugs)))
      .returning({ id: courses.id }),
  );
}

async function loadLessons(tx: Connection, source: CourseSource): Promise<number> {
  const courseId = await getId(
    tx.select({ id: courses.id }).from(courses).where(eq(courses.slug, source.slug)),
  );
  const slugs = source.lessons.map(({ slug }) => slug);
  const gone = and(
    eq(lessons.courseId, courseId),
    eq(lessons.withdrawn, false),
    notInArray(lessons.slug, slugs),
  );
  let changed = await countRows(
    tx.update(lessons).set({ withdrawn: true }).where(gone).returning({ id: lessons.id }),
  );
  for (const [position, lesson] of source.lessons.entries()) {
    changed += await loadLesson(tx, { courseId, position }, lesson);
  }
  return changed;
}
