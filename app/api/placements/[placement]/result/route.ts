import { endpoint } from '@/lib/people/door/endpoint';
import { placementParams, placementView } from '@/lib/learning/placement/schema';
import { endPlacement } from '@/lib/learning/placement/service';

/** Ends the test early: the result is computed from the answers so far. */
export const POST = endpoint(
  {
    summary: 'Ends a placement test with what was answered; again changes nothing.',
    access: 'member',
    scope: 'learn',
    params: placementParams,
    response: placementView,
    idempotency: 'own',
  },
  ({ viewer, params, locale }) => endPlacement(viewer, params.placement, locale),
);
