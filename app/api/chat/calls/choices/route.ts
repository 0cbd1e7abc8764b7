import { callChoiceInput, callChoiceView } from '@/lib/chat/calls/schema';
import { changeCallChoices, getCallChoices } from '@/lib/chat/calls/servers';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { summary: 'What the caller has chosen about calls.', access: 'member', response: callChoiceView },
  ({ viewer }) => getCallChoices(viewer),
);

export const PUT = endpoint(
  {
    summary: 'Chooses whether calls go through a relay alone, which hides the caller’s address.',
    access: 'member',
    idempotency: 'own',
    body: callChoiceInput,
    response: callChoiceView,
  },
  ({ viewer, body }) => changeCallChoices(viewer, body),
);
