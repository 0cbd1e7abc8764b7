import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { placementItems } from '@/db/schema/placement';
import { settings } from '@/db/schema/settings';
import { listLatestReviews } from '@/lib/learning/course-reviews/service';
import { getCourse, getLesson, listCourses } from '@/lib/learning/courses/service';
import { listCourseFigures } from '@/lib/publishing/home/service';
import { listTrials } from '@/lib/learning/trials/service';
import { getCourse as askCourse, startLesson } from '@/tests/support/practice';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;

/** Behind the first text of each prompt, title, summary and meaning, twice. */
const planted = (column: unknown) =>
  sql`replace(${column}::text, '"en": "', '"en": "{CONTACT_PHONE}/{CONTACT_PHONE} ')::jsonb`;

beforeAll(async () => {
  anna = await makeSomebody(db, 'student');
  await db.update(courses).set({ title: planted(courses.title), summary: planted(courses.summary) });
  await db.update(lessons).set({ title: planted(lessons.title), summary: planted(lessons.summary) });
  await db.update(words).set({ gloss: planted(words.gloss) });
  await db.update(exercises).set({ content: planted(exercises.content) });
  await db.update(placementItems).set({ content: planted(placementItems.content) });
});

/** What people read of courses in English, as one text. */
async function readEverything(): Promise<string> {
  const course = await getCourse(null, 'russian-from-zero', 'en');
  const told = [
    await listCourses(null, 'en'),
    course,
    await getLesson(course, 'alphabet', 'en'),
    await listCourseFigures('en'),
    await listLatestReviews('en', 6),
    await listTrials('en'),
    await askCourse(anna.cookie),
    await startLesson(anna.cookie, course.lessons[0]?.id ?? 0),
  ];
  return JSON.stringify(told);
}

const setPhone = (value: string) => db.update(settings).set({ value }).where(eq(settings.key, 'site.phone'));

describe('spec §5: {CONTACT_PHONE} in titles, summaries, words and exercises of courses', () => {
  it('is the phone, at every place it stands', async () => {
    await setPhone('+7 495 123-45-67');
    const told = await readEverything();
    expect(told).not.toContain('CONTACT_PHONE');
    expect(told.split('+7 495 123-45-67/+7 495 123-45-67').length).toBeGreaterThan(40);
  });

  it('disappears when no phone is set', async () => {
    await setPhone('');
    const told = await readEverything();
    expect(told).not.toContain('CONTACT_PHONE');
    expect(told).toContain('"text":"/ ');
  });

  it('breaks nothing, whatever stands in the setting', async () => {
    await setPhone('<b>("\\\\5)</b>');
    const told = await readEverything();
    expect(told).not.toContain('CONTACT_PHONE');
    const [task] = await listTrials('en');
    expect(task?.task.prompt.text).toMatch(/^<b>5<\/b>\/<b>5<\/b> /u);
  });
});
