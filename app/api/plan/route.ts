import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { planInput, planView } from '@/lib/learning/plan/schema';
import { getPlan, putPlan, removePlan } from '@/lib/learning/plan/service';

export const GET = endpoint(
  { summary: 'The caller’s plan, this week, and what it comes to.', access: 'member', response: planView },
  ({ viewer, locale }) => getPlan(viewer, locale),
);

export const PUT = endpoint(
  {
    summary: 'Makes a plan, changes it, or begins it anew from today.',
    access: 'member',
    scope: 'learn',
    body: planInput,
    response: planView,
    idempotency: 'own',
  },
  ({ viewer, body, locale }) => putPlan(viewer, body, locale),
);

export const DELETE = endpoint(
  {
    summary: 'Gives the plan up, with its calendar.',
    access: 'member',
    scope: 'learn',
    response: nothing,
    idempotency: 'own',
  },
  ({ viewer }) => removePlan(viewer),
);
