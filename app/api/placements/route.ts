import { endpoint } from '@/lib/people/door/endpoint';
import { placementView } from '@/lib/learning/placement/schema';
import { startPlacement } from '@/lib/learning/placement/service';

export const POST = endpoint(
  {
    summary: 'Goes on with the placement test that was left within a day, or begins one.',
    access: 'member',
    scope: 'learn',
    response: placementView,
    status: 201,
    idempotency: 'own',
  },
  ({ viewer, locale }) => startPlacement(viewer, locale),
);
