import { forecastOf } from './forecast';
import type { Facts } from './left';
import { isMeasured } from './pace';
import type { PlanView } from './schema';
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
