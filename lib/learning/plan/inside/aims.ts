import type { cefrLevels } from '@/db/enums';
import { planLevels } from '@/lib/learning/plan/limits';
import type { Aim } from '@/lib/learning/plan/schema';

type Level = (typeof cefrLevels)[number];
type Goal = Extract<Aim, { kind: 'goal' }>['goal'];

interface Levelled {
  slug: string;
  level: Level;
}

/** The level at which each of the six goals begins to work in real life (spec §3). */
const levelFor: Readonly<Record<Goal, Level>> = {
  dating: 'A2',
  development: 'A1',
  education: 'B2',
  job: 'B2',
  friends: 'A2',
  practice: 'B1',
};

/** The level an aim leads to; null for a course, which is its own aim. */
export function levelOf(aim: Aim): Level | null {
  switch (aim.kind) {
    case 'goal':
      return levelFor[aim.goal];
    case 'level':
      return aim.level;
    case 'course':
      return null;
  }
}

/**
 * The courses on the way to an aim. `placed` is the level at which a test has put the learner: what lies below is
 * known. An aim that lies below it still has its courses.
 */
export function coursesFor<Course extends Levelled>(
  aim: Aim,
  courses: readonly Course[],
  placed: Level | null,
): Course[] {
  if (aim.kind === 'course') return courses.filter(({ slug }) => slug === aim.course);
  const last = heightOf(levelOf(aim));
  const upTo = courses.filter(({ level }) => heightOf(level) <= last);
  const ahead = upTo.filter(({ level }) => heightOf(level) >= heightOf(placed));
  return ahead.length > 0 ? ahead : upTo;
}

/** Levels below the aim's, the highest first: the smaller goals one may choose instead. */
export function smallerAims(aim: Aim): Aim[] {
  const last = heightOf(levelOf(aim));
  return planLevels
    .filter((level) => heightOf(level) < last)
    .reverse()
    .map((level) => ({ kind: 'level', level }));
}

/** How high a level is; no level is below them all. */
export function heightOf(level: Level | null): number {
  return planLevels.findIndex((each) => each === level);
}
