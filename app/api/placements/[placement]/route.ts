import { endpoint } from '@/lib/http/endpoint';
import { placementParams, placementView } from '@/lib/placement/schema';
import { getPlacement } from '@/lib/placement/service';

export const GET = endpoint(
  { access: 'member', params: placementParams, answer: placementView },
  ({ viewer, params, locale }) => getPlacement(viewer, params.placement, locale),
);
