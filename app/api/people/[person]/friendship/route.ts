import { listWelcoming } from '@/lib/community/matching/welcoming';
import { endpoint } from '@/lib/people/door/endpoint';
import { personParams, tie } from '@/lib/people/ties/schema';
import { befriend, unfriend } from '@/lib/people/ties/service';

export const PUT = endpoint(
  {
    summary: 'Asks for friendship, or accepts it if the other has asked; again changes nothing.',
    errorCodes: ['email_unverified', 'not_joined', 'not_welcome'],
    access: 'member',
    params: personParams,
    response: tie,
    idempotency: 'own',
  },
  async ({ viewer, params }) => befriend(viewer, params.person, listWelcoming),
);

export const DELETE = endpoint(
  {
    summary: 'Ends a friendship, takes a request back or declines one.',
    access: 'member',
    params: personParams,
    response: tie,
    idempotency: 'own',
  },
  async ({ viewer, params }) => unfriend(viewer, params.person),
);
