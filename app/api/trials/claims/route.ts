import { endpoint } from '@/lib/people/door/endpoint';
import { claimTrials } from '@/lib/learning/trials/claim';
import { claimInput, claimResult } from '@/lib/learning/trials/schema';

export const POST = endpoint(
  {
    summary:
      'Puts answers given before signing in into the lessons they belong to: each once, and only what was not answered there.',
    access: 'member',
    scope: 'learn',
    body: claimInput,
    response: claimResult,
    status: 201,
  },
  ({ viewer, body, locale }) => claimTrials(viewer, body, locale),
);
