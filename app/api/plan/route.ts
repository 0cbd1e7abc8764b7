import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { planInput, planView } from '@/lib/learning/plan/schema';
import { getPlan, putPlan, removePlan } from '@/lib/learning/plan/service';

export const GET = endpoint({ access: 'member', answer: planView }, ({ viewer, locale }) =>
  getPlan(viewer, locale),
);

export const PUT = endpoint(
  { access: 'member', scope: 'learn', body: planInput, answer: planView, repeat: 'natural' },
  ({ viewer, body, locale }) => putPlan(viewer, body, locale),
);

export const DELETE = endpoint(
  { access: 'member', scope: 'learn', answer: nothing, repeat: 'natural' },
  ({ viewer }) => removePlan(viewer),
);
