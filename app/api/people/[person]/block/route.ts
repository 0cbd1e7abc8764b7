import { endpoint } from '@/lib/people/door/endpoint';
import { personParams, tie } from '@/lib/people/ties/schema';
import { block, unblock } from '@/lib/people/ties/service';

export const PUT = endpoint(
  {
    summary: 'Blocks a person: every tie ends, and they find you no more.',
    access: 'member',
    params: personParams,
    response: tie,
    idempotency: 'own',
  },
  async ({ viewer, params }) => block(viewer, params.person),
);

export const DELETE = endpoint(
  {
    summary: 'Lets them find you again; ties do not come back.',
    access: 'member',
    params: personParams,
    response: tie,
    idempotency: 'own',
  },
  async ({ viewer, params }) => unblock(viewer, params.person),
);
