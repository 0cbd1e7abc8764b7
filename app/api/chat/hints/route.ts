import { findHints } from '@/lib/chat/hints/find-hints';
import { hintInput, spellingHints } from '@/lib/chat/hints/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Likely slips in a Russian text that the caller is writing; the text is kept nowhere.',
    access: 'member',
    idempotency: 'own',
    body: hintInput,
    response: spellingHints,
  },
  ({ viewer, body }) => findHints(viewer, body),
);
