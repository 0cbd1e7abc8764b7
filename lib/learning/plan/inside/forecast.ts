import { levelOf, heightOf, smallerAims } from './aims';
import { findChoices } from './choices';
import { wayTo, type Facts, type Way } from './left';
import { exercisesIn, isMeasured, paceOf } from './pace';
import { planLevels } from '@/lib/learning/plan/limits';
import type { Aim, Forecast, PlanInput } from '@/lib/learning/plan/schema';
import { isReachable, roomUntil, spread, type Work } from './spread';

const mostDays = 366;

/** What a plan comes to; the courses are named by whoever shows it. */
export function forecastOf(plan: PlanInput, facts: Facts): Omit<Forecast, 'courses'> {
  const way = wayTo(plan.aim, facts);
  const work = workOf(plan, facts, way);
  const pace = paceOf(facts.measured);
  const days = spread(work);
  const { deadline } = plan;
  return {
    pace,
    measured: isMeasured(facts.measured),
    per_day: work.perDay,
    left: way.left,
    short: shortOf(plan, facts),
    days: days.slice(0, mostDays),
    ends: days.at(-1)?.day ?? null,
    reachable: deadline === null ? null : isReachable(work, deadline),
    choices: deadline === null ? null : choicesOf(plan.aim, facts, { work, way, deadline, pace }),
  };
}

interface Missed {
  work: Work;
  way: Way;
  deadline: string;
  pace: number;
}

function choicesOf(aim: Aim, facts: Facts, { work, way, deadline, pace }: Missed): Forecast['choices'] {
  const smaller = smallerAims(aim).map((each) => ({ aim: each, left: wayTo(each, facts).left }));
  const choices = findChoices(work, { deadline, pace, smaller });
  const lessons = aim.kind === 'course' ? lessonsWithin(roomUntil(deadline, work), way.lessons) : null;
  return choices && { ...choices, lessons };
}

/** Of the lessons that are left, how many so many exercises finish. */
function lessonsWithin(exercises: number, lessons: Way['lessons']) {
  const ahead = lessons.filter(({ left }) => left > 0);
  const ends = ahead.map((_, index) => ahead.slice(0, index + 1).reduce((sum, { left }) => sum + left, 0));
  return { done: ends.filter((end) => end <= exercises).length, left: ahead.length };
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
  const reaches = heightOf(highest) >= heightOf(level);
  return reaches ? null : { level, reached: highest };
}
