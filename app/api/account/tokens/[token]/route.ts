import { tokenParams } from '@/lib/people/account/schema';
import { revokeToken } from '@/lib/people/account/tokens';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

export const DELETE = endpoint(
  {
    summary: 'Revokes a personal token: it works no more.',
    access: 'member',
    params: tokenParams,
    response: nothing,
  },
  async ({ viewer, params }) => revokeToken(viewer, params.token),
);
