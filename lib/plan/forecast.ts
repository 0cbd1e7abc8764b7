import { levelOf, rankOf, smallerAims } from './aims';
import { findChoices } from './choices';
import { wayTo, type Facts, type Way } from './left';
import { exercisesIn, paceOf } from './pace';
import { planLevels, type Forecast, type PlanInput } from './schema';
import { isReachable, spread, type Work } from './spread';

const mostDays = 366;

/** What a plan comes to; the courses are named by whoever shows it. */
export function forecastOf(plan: PlanInput, facts: Facts): Omit<Forecast, 'courses'> {
  const way = wayTo(plan.aim, facts);
  const work = workOf(plan, facts, way);
  const pace = paceOf(facts.measured);
  const days = spread(work);
  const smaller = smallerAims(plan.aim).map((aim) => ({ aim, left: wayTo(aim, facts).left }));
  const { deadline } = plan;
  return {
    pace,
    measured: facts.measured.exercises > 0,
    per_day: work.perDay,
    left: way.left,
    short: shortOf(plan, facts),
    days: days.slice(0, mostDays),
    ends: days.at(-1)?.day ?? null,
    reachable: deadline === null ? null : isReachable(work, deadline),
    choices: deadline === null ? null : findChoices(work, { deadline, pace, smaller }),
  };
}

/** What is left to do of a plan, today as it stands. */
export function workOf({ minutes, weekdays }: PlanInput, facts: Facts, way: Way): Work {
  const { today, daysOff, measured } = facts;
  return {
    today,
    weekdays,
    daysOff,
    left: way.left,
    doneToday: way.settled.filter(({ day }) => day === today).length,
    perDay: exercisesIn(minutes, paceOf(measured)),
  };
}

/** How far the courses lead that there are, when that is not as far as the aim. */
function shortOf({ aim }: PlanInput, { lessons }: Facts): Forecast['short'] {
  const level = levelOf(aim);
  if (level === null) return null;
  const highest = planLevels.findLast((each) => lessons.some((lesson) => lesson.level === each)) ?? null;
  const reaches = rankOf(highest) >= rankOf(level);
  return reaches ? null : { level, reached: highest };
}
