import { endpoint } from '@/lib/people/door/endpoint';
import { personParams, tie } from '@/lib/people/ties/schema';
import { follow, unfollow } from '@/lib/people/ties/service';

export const PUT = endpoint(
  {
    summary: 'Follows a person; again changes nothing.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: personParams,
    response: tie,
    idempotency: 'own',
  },
  async ({ viewer, params }) => follow(viewer, params.person),
);

export const DELETE = endpoint(
  {
    summary: 'Follows them no more; again changes nothing.',
    access: 'member',
    params: personParams,
    response: tie,
    idempotency: 'own',
  },
  async ({ viewer, params }) => unfollow(viewer, params.person),
);
