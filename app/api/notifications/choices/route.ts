import { endpoint } from '@/lib/people/door/endpoint';
import { changeChoices, getChoices } from '@/lib/people/notifications/choices';
import { choices, choicesInput } from '@/lib/people/notifications/schema';

const rules = { access: 'member', scope: 'session', response: choices } as const;

export const GET = endpoint(
  { ...rules, summary: 'What you want to be told, by which way, and your quiet hours.' },
  async ({ viewer }) => getChoices(viewer),
);

export const PATCH = endpoint(
  {
    ...rules,
    summary: 'Changes one of your choices, or the quiet hours.',
    body: choicesInput,
    idempotency: 'own',
  },
  async ({ viewer, body }) => changeChoices(viewer, body),
);
