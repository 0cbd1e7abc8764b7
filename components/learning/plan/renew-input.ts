import type { PlanInput, PlanView } from '@/lib/learning/plan/schema';

/** The input that renews a plan, without a deadline that has passed. */
export function renewInput(input: PlanInput, { today }: Pick<PlanView, 'today'>): PlanInput {
  const isPast = input.deadline !== null && input.deadline < today;
  return isPast ? { ...input, deadline: null } : input;
}
