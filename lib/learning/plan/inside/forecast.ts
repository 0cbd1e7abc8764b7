import { levelOf, levelRank, smallerAims } from './aims';
import { findChoices } from './choices';
import { remainingWork, type Facts, type RemainingWork } from './remaining';
import { exercisesIn, isMeasured, secondsPerExerciseOf } from './pace';
import { planLevels } from '@/lib/learning/plan/limits';
import type { Aim, Forecast, PlanInput } from '@/lib/learning/plan/schema';
import { isReachable, capacityUntil, spread, type Work } from './spread';

const maxDays = 366;

/** The forecast of a plan, without the names of courses, which the view adds. */
export function forecastOf(plan: PlanInput, facts: Facts): Omit<Forecast, 'courses'> {
  const way = remainingWork(plan.aim, facts);
  const work = workOf(plan, facts, way);
  const secondsPerExercise = secondsPerExerciseOf(facts.measured);
  const days = spread(work);
  const { deadline } = plan;
  return {
    pace: secondsPerExercise,
    measured: isMeasured(facts.measured),
    per_day: work.perDay,
    left: way.left,
    short: shortOf(plan, facts),
    days: days.slice(0, maxDays),
    ends: days.at(-1)?.day ?? null,
    reachable: deadline === null ? null : isReachable(work, deadline),
    choices:
      deadline === null ? null : choicesOf(plan.aim, facts, { work, way, deadline, secondsPerExercise }),
  };
}

interface MissedDeadline {
  work: Work;
  way: RemainingWork;
  deadline: string;
  secondsPerExercise: number;
}

function choicesOf(
  aim: Aim,
  facts: Facts,
  { work, way, deadline, secondsPerExercise }: MissedDeadline,
): Forecast['choices'] {
  const smaller = smallerAims(aim).map((each) => ({ aim: each, left: remainingWork(each, facts).left }));
  const choices = findChoices(work, { deadline, secondsPerExercise, smaller });
  const lessons = aim.kind === 'course' ? lessonsWithin(capacityUntil(deadline, work), way.lessons) : null;
  return choices && { ...choices, lessons };
}

/** The number of unfinished lessons, and of those that can be finished with this number of exercises. */
function lessonsWithin(exercises: number, lessons: RemainingWork['lessons']) {
  const ahead = lessons.filter(({ left }) => left > 0);
  const ends = ahead.map((_, index) => ahead.slice(0, index + 1).reduce((sum, { left }) => sum + left, 0));
  return { done: ends.filter((end) => end <= exercises).length, left: ahead.length };
}

/** The remaining work of a plan as of today. */
export function workOf({ minutes, weekdays }: PlanInput, facts: Facts, way: RemainingWork): Work {
  const { today, daysOff, measured } = facts;
  return {
    today,
    weekdays,
    daysOff,
    left: way.left,
    doneToday: way.settled.filter(({ day }) => day === today).length,
    perDay: exercisesIn(minutes, secondsPerExerciseOf(measured)),
  };
}

/** The highest level of the existing courses when it is below the aim's level; else null. */
function shortOf({ aim }: PlanInput, { lessons }: Facts): Forecast['short'] {
  const level = levelOf(aim);
  if (level === null) return null;
  const highest = planLevels.findLast((each) => lessons.some((lesson) => lesson.level === each)) ?? null;
  const reaches = levelRank(highest) >= levelRank(level);
  return reaches ? null : { level, reached: highest };
}
