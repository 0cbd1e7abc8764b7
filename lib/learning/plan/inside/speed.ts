import { forecastOf } from './forecast';
import type { Facts } from './left';
import { isMeasured } from './pace';
import type { Forecast, PlanView } from '@/lib/learning/plan/schema';
import { asPlanned, type Kept } from './week';

/** A day's exercises that differ by no more than this share are not worth planning anew. */
const worthTelling = 1 / 6;

/**
 * What the plan would be by the learner's speed of now, for the learner to decide: by itself no plan changes what it asks
 * of a day. Null while too little was measured, and when it comes to nearly the same.
 */
export function speedNow(plan: Kept, facts: Facts): PlanView['speed'] {
  if (!isMeasured(facts.measured)) return null;
  const then = forecastOf(plan, asPlanned(plan, facts));
  const { pace, per_day, ends } = forecastOf(plan, facts);
  if (ends === null || Math.abs(per_day - then.per_day) <= then.per_day * worthTelling) return null;
  return { pace, per_day, ends };
}

/**
 * What a kept plan comes to at the speed it was made with. Taking one of its choices makes it anew, at the speed of now:
 * the choices are those that are enough then.
 */
export function forecastKept(plan: Kept, facts: Facts): Omit<Forecast, 'courses'> {
  const planned = forecastOf(plan, asPlanned(plan, facts));
  return { ...planned, choices: planned.choices && (forecastOf(plan, facts).choices ?? planned.choices) };
}
