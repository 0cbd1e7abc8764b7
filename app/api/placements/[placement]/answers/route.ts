import { endpoint } from '@/lib/http/endpoint';
import { placementInput, placementParams, placementView } from '@/lib/placement/schema';
import { submitPlacementAnswer } from '@/lib/placement/submit-answer';

export const POST = endpoint(
  {
    access: 'member',
    scope: 'learn',
    params: placementParams,
    body: placementInput,
    answer: placementView,
    repeat: 'natural',
  },
  ({ viewer, params, body, locale }) => submitPlacementAnswer(viewer, params.placement, body, locale),
);
