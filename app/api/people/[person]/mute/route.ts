import { endpoint } from '@/lib/people/door/endpoint';
import { personParams, tie } from '@/lib/people/ties/schema';
import { mute, unmute } from '@/lib/people/ties/service';

export const PUT = endpoint(
  {
    summary:
      'Mutes a person for the caller: no notifications, no news, comments folded. Ties stay, and they are not told.',
    access: 'member',
    params: personParams,
    response: tie,
    idempotency: 'own',
  },
  async ({ viewer, params }) => mute(viewer, params.person),
);

export const DELETE = endpoint(
  {
    summary: 'Lets the caller hear of them again.',
    access: 'member',
    params: personParams,
    response: tie,
    idempotency: 'own',
  },
  async ({ viewer, params }) => unmute(viewer, params.person),
);
