import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import { contentLoads, courses, exercises, lessons, words } from '@/db/schema/courses';
import { attempts } from '@/db/schema/practice';
import { checkContent } from '@/lib/content/check';
import { loadContent } from '@/lib/content/load/load-courses';
import { ContentFixture } from '@/tests/support/content/fixture';
import { answerAsAnna, forgetAnna } from '@/tests/support/content/learner';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();
const exercisesFile = 'things/exercises.yaml';

describe('Loading content', () => {
  let fixture: ContentFixture;
  beforeEach(async () => {
    await db.delete(contentLoads);
    await db.delete(courses).where(eq(courses.slug, 'course'));
    await db.update(courses).set({ withdrawn: true }).where(ne(courses.slug, 'course'));
    fixture = await ContentFixture.create();
  });
  afterEach(async () => {
    await fixture.dispose();
    await forgetAnna(db);
  });

  async function load() {
    const { courses: sources } = await checkContent(fixture.folder);
    return loadContent(db, sources);
  }

  it('writes lessons, words and exercises in the order of the files', async () => {
    expect(await load()).toEqual({ changed: 1 + 2 + 11 + 30 });
    expect(await listLessons()).toMatchObject([
      { slug: 'things', position: 0, lecture: { de: expect.stringContaining('Welt') } },
      { slug: 'people', position: 1 },
    ]);
    expect(await getExercise('fill-not')).toMatchObject({
      kind: 'gap',
      position: 4,
      content: { kind: 'gap', text: 'Э́то не {1}.', bank: ['сад', 'кот'] },
    });
    expect(await listWords('people', 'врач')).toMatchObject([
      { key: 'noun-3', part: 'noun', gender: 'm', plural: false, forms: [] },
    ]);
  });

  it('changes nothing the second time, even when the fingerprint is forgotten', async () => {
    await load();
    const before = await everything();
    expect(await load()).toEqual({ changed: 0 });
    await db.delete(contentLoads);
    expect(await load()).toEqual({ changed: 0 });
    expect(await everything()).toEqual(before);
  });

  it('leaves everything as it was when a later row is refused', async () => {
    await load();
    const before = await everything();
    const { courses: sources } = await checkContent(fixture.folder);
    const broken = sources.map((course) => ({
      ...course,
      fingerprint: 'broken',
      level: 'B1' as const,
      lessons: course.lessons.map((lesson) => ({ ...lesson, words: lesson.words.map(withZeroByte) })),
    }));
    await expect(loadContent(db, broken)).rejects.toThrow();
    expect(await everything()).toEqual(before);
  });

  it('loads once when two processes start together', async () => {
    const both = await Promise.all([load(), load()]);
    expect(both.map(({ changed }) => changed).sort((a, b) => a - b)).toEqual([0, 44]);
  });

  it('changes a prompt in place', async () => {
    await load();
    const { id } = await getExercise('fill-not');
    await fixture.change(exercisesFile, 'Do it.', 'Do it now.', 'id: fill-not');
    expect(await load()).toEqual({ changed: 1 });
    expect(await getExercise('fill-not')).toMatchObject({ id, content: { prompt: { en: 'Do it now.' } } });
  });

  it('keeps the answers that teachers accepted', async () => {
    await load();
    const { id } = await getExercise('fill-not');
    await db
      .update(exercises)
      .set({ accepted: [['дом']] })
      .where(eq(exercises.id, id));
    await fixture.change(exercisesFile, 'Do it.', 'Do it now.', 'id: fill-not');
    await load();
    expect(await getExercise('fill-not')).toMatchObject({
      accepted: [['дом']],
      content: { prompt: { en: 'Do it now.' } },
    });
  });

  it('writes the topics of an exercise, and what is under construction', async () => {
    await load();
    expect(await getExercise('fill-not')).toMatchObject({ topics: [] });
    await fixture.change(
      exercisesFile,
      '  kind: gap',
      '  kind: gap\n  topics: [to_be, gender]',
      'id: fill-not',
    );
    await fixture.change('people/lesson.yaml', 'words:', 'announced: true\nwords:');
    await fixture.change('course.yaml', 'level: A0', 'level: A0\nannounced: true');
    expect(await load()).toEqual({ changed: 3 });
    expect(await getExercise('fill-not')).toMatchObject({ topics: ['to_be', 'gender'] });
    expect(await listLessons()).toMatchObject([{ announced: false }, { announced: true }]);
    const [course] = await db.select().from(courses).where(eq(courses.slug, 'course'));
    expect(course).toMatchObject({ announced: true });
  });

  it('withdraws an exercise that is gone, keeps its attempts, and takes it back as it was', async () => {
    await load();
    const exercise = await getExercise('order-not');
    await answerAsAnna(db, exercise);
    const whole = await fixture.read(exercisesFile);
    await fixture.write(exercisesFile, whole.slice(0, whole.indexOf('- id: order-not')));
    expect(await load()).toEqual({ changed: 1 });
    expect(await getExercise('order-not')).toMatchObject({ id: exercise.id, withdrawn: true });
    expect(await db.$count(attempts, eq(attempts.exerciseId, exercise.id))).toBe(1);

    await fixture.write(exercisesFile, whole);
    expect(await load()).toEqual({ changed: 1 });
    expect(await getExercise('order-not')).toEqual(exercise);
  });

  it('withdraws a word that is gone', async () => {
    await load();
    await fixture.change('things/lesson.yaml', 'id: noun-0', 'id: house');
    await load();
    expect(await listWords('things', 'дом')).toMatchObject([
      { key: 'noun-0', withdrawn: true },
      { key: 'house', withdrawn: false },
    ]);
  });

  it('withdraws a lesson and a course that are gone', async () => {
    await load();
    await fixture.change('course.yaml', '  - people\n', '');
    await fixture.remove('people');
    expect(await load()).toEqual({ changed: 1 });
    expect(await listLessons()).toMatchObject([{ withdrawn: false }, { slug: 'people', withdrawn: true }]);
    expect(await loadContent(db, [])).toEqual({ changed: 1 });
    const left = await db.select({ slug: courses.slug }).from(courses).where(eq(courses.withdrawn, false));
    expect(left).toEqual([]);
  });

  it('keeps the ids of lessons that change places', async () => {
    await load();
    const [things, people] = await listLessons();
    await fixture.change('course.yaml', '  - things\n  - people', '  - people\n  - things');
    expect(await load()).toEqual({ changed: 2 });
    expect(await listLessons()).toEqual([
      { ...people, position: 0 },
      { ...things, position: 1 },
    ]);
  });
});

/** PostgreSQL stores no zero bytes. */
function withZeroByte<T extends { ru: string }>(word: T): T {
  return { ...word, ru: `${word.ru}\0` };
}

async function listLessons() {
  return db
    .select(getTableColumns(lessons))
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(courses.slug, 'course'))
    .orderBy(asc(lessons.position), asc(lessons.id));
}

async function listWords(lesson: string, russian: string) {
  return db
    .select(getTableColumns(words))
    .from(words)
    .innerJoin(lessons, eq(lessons.id, words.lessonId))
    .where(and(eq(lessons.slug, lesson), eq(words.russian, russian)))
    .orderBy(asc(words.id));
}

/** An exercise of the lesson `things`. */
async function getExercise(key: string) {
  const [found] = await db
    .select(getTableColumns(exercises))
    .from(exercises)
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .where(and(eq(lessons.slug, 'things'), eq(exercises.key, key)));
  if (!found) throw new Error(`There is no exercise ${key}.`);
  return found;
}

async function everything() {
  return {
    courses: await db.select().from(courses).orderBy(asc(courses.id)),
    lessons: await listLessons(),
    words: await db.select().from(words).orderBy(asc(words.id)),
    exercises: await db.select().from(exercises).orderBy(asc(exercises.id)),
  };
}
