import { changeFirstContact, getFirstContact } from '@/lib/community/profiles/first-contact';
import { firstContactChoice, firstContactView } from '@/lib/community/profiles/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { summary: 'Who may write to the caller first.', access: 'member', response: firstContactView },
  ({ viewer }) => getFirstContact(viewer),
);

export const PUT = endpoint(
  {
    summary: 'Chooses who may write to the caller first; the rest of their profile stays.',
    errorCodes: ['not_joined'],
    access: 'member',
    idempotency: 'own',
    body: firstContactChoice,
    response: firstContactView,
  },
  ({ viewer, body }) => changeFirstContact(viewer, body),
);
