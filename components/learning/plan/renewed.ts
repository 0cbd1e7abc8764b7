import type { PlanInput, PlanView } from '@/lib/learning/plan/schema';

/** A plan as it is made anew: a deadline that has passed is not planned for again. */
export function renewed(input: PlanInput, { today }: Pick<PlanView, 'today'>): PlanInput {
  const isPast = input.deadline !== null && input.deadline < today;
  return isPast ? { ...input, deadline: null } : input;
}
