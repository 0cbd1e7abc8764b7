import type { cefrLevels } from '@/db/enums';
import { coursesFor } from './aims';
import type { Measured } from './pace';
import type { Aim } from '@/lib/learning/plan/schema';

type Level = (typeof cefrLevels)[number];

interface Lesson {
  id: number;
  course: string;
  level: Level;
  exercises: number;
  finished: boolean;
  /** Whether it was skipped by a test, so that nothing of it is left to do. */
  jumpedOver: boolean;
}

/** The data about a learner that a plan is computed from; `L` is a lesson with further columns. */
export interface Facts<L extends Lesson = Lesson> {
  /** The present day of the learner's calendar. */
  today: string;
  /** All lessons in learning order. */
  lessons: readonly L[];
  /** Exercises that were answered right, each with its lesson, the time and the learner's day. */
  settled: readonly { lesson: number; at: Date; day: string }[];
  measured: Measured;
  daysOff: ReadonlySet<string>;
  /** The level of the placement test. */
  placed: Level | null;
}

/** The lessons that lead to an aim, with the number of exercises left in each and in all. */
export interface RemainingWork<L extends Lesson = Lesson> {
  lessons: (L & { left: number })[];
  left: number;
  settled: Facts['settled'];
}

export function remainingWork<L extends Lesson>(aim: Aim, facts: Facts<L>): RemainingWork<L> {
  const { lessons, settled, placed } = facts;
  const courses = new Set(coursesFor(aim, coursesOf(lessons), placed).map(({ slug }) => slug));
  const doneIn = countByLesson(settled);
  const own = lessons
    .filter(({ course }) => courses.has(course))
    .map((lesson) => ({ ...lesson, left: leftOf(lesson, doneIn.get(lesson.id) ?? 0) }));
  const ids = new Set(own.map(({ id }) => id));
  return {
    lessons: own,
    left: own.reduce((sum, { left }) => sum + left, 0),
    settled: settled.filter(({ lesson }) => ids.has(lesson)),
  };
}

function countByLesson(settled: Facts['settled']): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { lesson } of settled) counts.set(lesson, (counts.get(lesson) ?? 0) + 1);
  return counts;
}

function leftOf({ exercises, finished, jumpedOver }: Lesson, done: number): number {
  return finished || jumpedOver ? 0 : Math.max(0, exercises - done);
}

function coursesOf(lessons: readonly Lesson[]): { slug: string; level: Level }[] {
  return [...new Map(lessons.map(({ course, level }) => [course, { slug: course, level }])).values()];
}
