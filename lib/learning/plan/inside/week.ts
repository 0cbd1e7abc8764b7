import { addDays, weekdayOf } from '@/lib/learning/progress/day-arithmetic';
import { workOf } from './forecast';
import { remainingWork, type Facts, type RemainingWork } from './remaining';
import { exercisesIn, secondsPerExerciseOf, type Measured } from './pace';
import type { PlanDay, PlanInput } from '@/lib/learning/plan/schema';
import { countStudyDays, isStudyDay, lastDay, spread, type Work } from './spread';

/** The time of the last change of a plan. */
interface Since {
  at: Date;
  /** The learner's day of `at`. */
  day: string;
  /** The learner's speed at that time; it decides the exercises a day until the learner plans anew. */
  measured: Measured;
}

export interface StoredPlan extends PlanInput {
  since: Since;
}

/** The present data, with the speed of the time when the plan was made. */
export function withPlannedSpeed<L extends Facts['lessons'][number]>(
  { since }: StoredPlan,
  facts: Facts<L>,
): Facts<L> {
  return { ...facts, measured: since.measured };
}

/** The present week of a plan, Monday to Sunday. */
export function weekOf(plan: StoredPlan, facts: Facts): PlanDay[] {
  const way = remainingWork(plan.aim, facts);
  const work = workOf(plan, withPlannedSpeed(plan, facts), way);
  const ahead = new Map(spread(work).map(({ day, exercises }) => [day, exercises]));
  const monday = addDays(facts.today, 1 - weekdayOf(facts.today));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    const done = way.settled.filter((exercise) => exercise.day === day).length;
    return {
      day,
      done,
      kind: kindOf(day, work),
      planned: plannedOn(day, { plan, work, ahead }),
    };
  });
}

interface PlannedDay {
  plan: StoredPlan;
  work: Work;
  ahead: ReadonlyMap<string, number>;
}

function plannedOn(day: string, { plan, work, ahead }: PlannedDay): number {
  const { today, perDay, doneToday, left } = work;
  if (day > today) return ahead.get(day) ?? 0;
  if (day < plan.since.day || !isStudyDay(day, work)) return 0;
  return day === today ? Math.min(perDay, left + doneToday) : perDay;
}

function kindOf(day: string, { weekdays, daysOff }: Work): PlanDay['kind'] {
  if (!weekdays.includes(weekdayOf(day))) return 'rest';
  return daysOff.has(day) ? 'off' : 'study';
}

/**
 * The number of exercises that were planned up to yesterday and are not done. The day on which a plan is made does not
 * count, since it may have been made late in the day.
 */
export function behindBy(plan: StoredPlan, facts: Facts): number {
  const way = remainingWork(plan.aim, facts);
  const done = doneSince(plan, way);
  const rhythm = { weekdays: plan.weekdays, daysOff: facts.daysOff };
  const days = countStudyDays(addDays(plan.since.day, 1), addDays(facts.today, -1), rhythm);
  return Math.max(
    0,
    Math.min(way.left + done, days * exercisesIn(plan.minutes, secondsPerExerciseOf(plan.since.measured))) -
      done,
  );
}

/** The day on which all would have been done if the plan had been followed; null when nothing was left at its start. */
export function firstEnd(plan: StoredPlan, facts: Facts): string | null {
  const way = remainingWork(plan.aim, facts);
  const work = workOf(plan, withPlannedSpeed(plan, facts), way);
  return lastDay({
    ...work,
    today: plan.since.day,
    left: way.left + doneSince(plan, way),
    doneToday: 0,
  });
}

function doneSince({ since }: StoredPlan, { settled }: RemainingWork): number {
  return settled.filter(({ at }) => at >= since.at).length;
}
