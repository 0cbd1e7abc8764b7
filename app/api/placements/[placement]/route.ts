import { endpoint } from '@/lib/people/door/endpoint';
import { placementParams, placementView } from '@/lib/learning/placement/schema';
import { getPlacement } from '@/lib/learning/placement/service';

export const GET = endpoint(
  {
    summary: 'A placement test: the question that is due, or the result.',
    access: 'member',
    params: placementParams,
    response: placementView,
  },
  ({ viewer, params, locale }) => getPlacement(viewer, params.placement, locale),
);
