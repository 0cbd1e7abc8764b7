import { tokenParams } from '@/lib/account/schema';
import { revokeToken } from '@/lib/account/tokens';
import { endpoint } from '@/lib/http/endpoint';
import { nothing } from '@/lib/http/nothing';

export const DELETE = endpoint(
  { access: 'member', params: tokenParams, answer: nothing },
  async ({ viewer, params }) => revokeToken(viewer, params.token),
);
