import { endpoint } from '@/lib/people/door/endpoint';
import { forecast, planInput } from '@/lib/learning/plan/schema';
import { previewPlan } from '@/lib/learning/plan/service';

/** Forecasts a plan without saving it. */
export const POST = endpoint(
  {
    summary: 'What a plan would come to; nothing is kept.',
    access: 'member',
    scope: 'learn',
    body: planInput,
    response: forecast,
    idempotency: 'own',
  },
  ({ viewer, body, locale }) => previewPlan(viewer, body, locale),
);
