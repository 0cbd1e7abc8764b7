import { endpoint } from '@/lib/http/endpoint';
import { placementView } from '@/lib/placement/schema';
import { startPlacement } from '@/lib/placement/service';

export const POST = endpoint(
  { access: 'member', scope: 'learn', answer: placementView, status: 201, repeat: 'natural' },
  ({ viewer, locale }) => startPlacement(viewer, locale),
);
