import { refreshPerson } from '@/app/api/account/refresh-person';
import { stay } from '@/lib/people/account/leave';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

export const DELETE = endpoint(
  {
    summary: 'Keeps an account that was to be deleted.',
    access: 'member',
    whileLeaving: true,
    response: nothing,
    idempotency: 'own',
  },
  async ({ viewer }) => stay(viewer, refreshPerson),
);
