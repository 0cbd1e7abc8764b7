import { addDays, weekdayOf } from '@/lib/learning/progress/day-arithmetic';
import { workOf } from './forecast';
import { wayTo, type Facts, type Way } from './left';
import { exercisesIn, paceOf, type Measured } from './pace';
import type { PlanDay, PlanInput } from '@/lib/learning/plan/schema';
import { countStudyDays, isStudyDay, lastDay, spread, type Work } from './spread';

/** Since when a plan is as it is. */
interface Since {
  at: Date;
  /** The learner's day of it. */
  day: string;
  /** What was known then of the learner's speed: a day of the plan has so much until the learner plans anew. */
  measured: Measured;
}

export interface Kept extends PlanInput {
  since: Since;
}

/** What a plan is reckoned with: all that is known now, and the speed of when it was made. */
export function asPlanned<L extends Facts['lessons'][number]>({ since }: Kept, facts: Facts<L>): Facts<L> {
  return { ...facts, measured: since.measured };
}

/** This week of a plan, Monday to Sunday. */
export function weekOf(plan: Kept, facts: Facts): PlanDay[] {
  const way = wayTo(plan.aim, facts);
  const work = workOf(plan, asPlanned(plan, facts), way);
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

interface Planned {
  plan: Kept;
  work: Work;
  ahead: ReadonlyMap<string, number>;
}

function plannedOn(day: string, { plan, work, ahead }: Planned): number {
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
 * How many exercises were planned by yesterday and are not done. The day on which a plan is made does not count:
 * it may have been late.
 */
export function behindBy(plan: Kept, facts: Facts): number {
  const way = wayTo(plan.aim, facts);
  const done = doneSince(plan, way);
  const rhythm = { weekdays: plan.weekdays, daysOff: facts.daysOff };
  const days = countStudyDays(addDays(plan.since.day, 1), addDays(facts.today, -1), rhythm);
  return Math.max(
    0,
    Math.min(way.left + done, days * exercisesIn(plan.minutes, paceOf(plan.since.measured))) - done,
  );
}

/** When all would have been done, had the plan been kept from its first day; null when nothing was left then. */
export function firstEnd(plan: Kept, facts: Facts): string | null {
  const way = wayTo(plan.aim, facts);
  const work = workOf(plan, asPlanned(plan, facts), way);
  return lastDay({
    ...work,
    today: plan.since.day,
    left: way.left + doneSince(plan, way),
    doneToday: 0,
  });
}

function doneSince({ since }: Kept, { settled }: Way): number {
  return settled.filter(({ at }) => at >= since.at).length;
}
