import { forecastOf } from './forecast';
import type { Facts } from './remaining';
import { isMeasured } from './pace';
import type { Forecast, PlanView } from '@/lib/learning/plan/schema';
import { withPlannedSpeed, type StoredPlan } from './week';

/** Relative change of exercises a day from which a new plan is suggested. */
const minSpeedChange = 1 / 6;

/**
 * The forecast at the learner's present speed, as a suggestion: a plan never changes its exercises a day by itself. Null
 * while too little was measured, and when the difference is small.
 */
export function currentSpeed(plan: StoredPlan, facts: Facts): PlanView['speed'] {
  if (!isMeasured(facts.measured)) return null;
  const then = forecastOf(plan, withPlannedSpeed(plan, facts));
  const { pace, per_day, ends } = forecastOf(plan, facts);
  if (ends === null || Math.abs(per_day - then.per_day) <= then.per_day * minSpeedChange) return null;
  return { pace, per_day, ends };
}

/**
 * The forecast of a stored plan at the speed it was made with. Its choices are computed at the present speed, since taking
 * one of them makes the plan anew.
 */
export function forecastStored(plan: StoredPlan, facts: Facts): Omit<Forecast, 'courses'> {
  const planned = forecastOf(plan, withPlannedSpeed(plan, facts));
  return { ...planned, choices: planned.choices && (forecastOf(plan, facts).choices ?? planned.choices) };
}
