import 'server-only';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Connection, Database } from '@/db/client';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { languageCountries, tips, trialExercises } from '@/db/schema/home';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { routes } from '@/lib/platform/routes/routes';
import type { ExercisePath } from '@/lib/content/home/schema';
import { loadOnce } from './load-once';
import type { HomeSource } from '@/lib/content/home/source';
import { countRows, getId, overwrite } from '@/lib/learning/courses/overwrite';

const folder = 'home';

/** Loads the content of the home page; the courses must be loaded before. @returns how many rows changed */
export async function loadHome(db: Database, source: HomeSource): Promise<{ changed: number }> {
  return loadOnce(db, { folder, fingerprint: source.fingerprint }, async (tx) => {
    const changed =
      (await loadTips(tx, source)) + (await loadCountries(tx, source)) + (await loadTrials(tx, source));
    if (changed > 0) await announcePageChange(tx, { paths: [routes.home()] });
    return { changed };
  });
}

async function loadTips(tx: Connection, source: HomeSource): Promise<number> {
  const rows = source.tips.map((tip, position) => ({ ...tip, position, withdrawn: false }));
  const keys = rows.map(({ key }) => key);
  const gone = and(eq(tips.withdrawn, false), notInArray(tips.key, keys));
  const withdrawn = await countRows(
    tx.update(tips).set({ withdrawn: true }).where(gone).returning({ id: tips.id }),
  );
  if (rows.length === 0) return withdrawn;
  const written = tx
    .insert(tips)
    .values(rows)
    .onConflictDoUpdate({ target: tips.key, ...overwrite(tips, ['key']) })
    .returning({ id: tips.id });
  return withdrawn + (await countRows(written));
}

async function loadCountries(tx: Connection, source: HomeSource): Promise<number> {
  const rows = source.countries.map(({ sources, ...row }) => ({ ...row, source: sources }));
  const names = rows.map(({ country }) => country);
  const removed = await countRows(
    tx
      .delete(languageCountries)
      .where(notInArray(languageCountries.country, names))
      .returning({ country: languageCountries.country }),
  );
  if (rows.length === 0) return removed;
  const written = tx
    .insert(languageCountries)
    .values(rows)
    .onConflictDoUpdate({
      target: languageCountries.country,
      ...overwrite(languageCountries, ['country']),
    })
    .returning({ country: languageCountries.country });
  return removed + (await countRows(written));
}

async function loadTrials(tx: Connection, { trials }: HomeSource): Promise<number> {
  const removed = await countRows(tx.delete(trialExercises).returning({ place: trialExercises.place }));
  if (!trials) return removed;
  for (const [place, address] of Object.entries(trials.chosen)) {
    const exerciseId = await getId(selectExercise(tx, address));
    // The boundary: the schema of the file allows only these places.
    await tx.insert(trialExercises).values({ place: place as keyof typeof trials.chosen, exerciseId });
  }
  return Object.keys(trials.chosen).length;
}

function selectExercise(tx: Connection, [course, lesson, key]: ExercisePath) {
  return tx
    .select({ id: exercises.id })
    .from(exercises)
    .innerJoin(lessons, and(eq(lessons.id, exercises.lessonId), eq(lessons.slug, lesson)))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.slug, course)))
    .where(eq(exercises.key, key));
}
