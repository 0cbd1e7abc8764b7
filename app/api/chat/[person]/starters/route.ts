import { otherParams } from '@/lib/chat/dialogs/schema';
import { getStarters } from '@/lib/chat/starters/get';
import { starters } from '@/lib/chat/starters/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'Words to talk about in a conversation, the same for both for a day.',
    errorCodes: ['forbidden', 'not_joined', 'blocking'],
    access: 'member',
    params: otherParams,
    response: starters,
  },
  ({ viewer, params, locale }) => getStarters(viewer, params.person, locale),
);
