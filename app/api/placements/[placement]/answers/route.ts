import { endpoint } from '@/lib/people/door/endpoint';
import { placementInput, placementParams, placementView } from '@/lib/learning/placement/schema';
import { submitPlacementAnswer } from '@/lib/learning/placement/submit-answer';

export const POST = endpoint(
  {
    summary: 'Answers the question that is due; the same turn again changes nothing.',
    errorCodes: ['turn_passed'],
    access: 'member',
    scope: 'learn',
    params: placementParams,
    body: placementInput,
    response: placementView,
    idempotency: 'own',
  },
  ({ viewer, params, body, locale }) => submitPlacementAnswer(viewer, params.placement, body, locale),
);
