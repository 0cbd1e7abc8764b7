import type { cefrLevels } from '@/db/enums';
import { planLevels } from '@/lib/learning/plan/limits';
import type { Aim } from '@/lib/learning/plan/schema';

type Level = (typeof cefrLevels)[number];
type Goal = Extract<Aim, { kind: 'goal' }>['goal'];

interface Levelled {
  slug: string;
  level: Level;
}

/** The level needed for each of the six goals in real life (spec §3). */
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
 * The courses that lead to an aim. `placed` is the level of the placement test: courses below it are left out as known,
 * unless the aim itself lies below it.
 */
export function coursesFor<Course extends Levelled>(
  aim: Aim,
  courses: readonly Course[],
  placed: Level | null,
): Course[] {
  if (aim.kind === 'course') return courses.filter(({ slug }) => slug === aim.course);
  const last = levelRank(levelOf(aim));
  const upTo = courses.filter(({ level }) => levelRank(level) <= last);
  const ahead = upTo.filter(({ level }) => levelRank(level) >= levelRank(placed));
  return ahead.length > 0 ? ahead : upTo;
}

/** Levels below that of the aim, the highest first: smaller aims the learner may choose instead. */
export function smallerAims(aim: Aim): Aim[] {
  const last = levelRank(levelOf(aim));
  return planLevels
    .filter((level) => levelRank(level) < last)
    .reverse()
    .map((level) => ({ kind: 'level', level }));
}

/** The index of a level; -1 for no level. */
export function levelRank(level: Level | null): number {
  return planLevels.findIndex((each) => each === level);
}
