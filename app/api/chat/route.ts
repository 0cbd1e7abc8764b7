import { listContacts } from '@/lib/chat/dialogs/contacts';
import { contactPage, contactsQuery } from '@/lib/chat/dialogs/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'The caller’s conversations, the latest first, or those with people of a name.',
    access: 'member',
    query: contactsQuery,
    response: contactPage,
  },
  ({ viewer, query }) => listContacts(viewer, query),
);
