import { endpoint } from '@/lib/http/endpoint';
import { claimTrials } from '@/lib/trials/claim';
import { claimInput, claimResult } from '@/lib/trials/schema';

export const POST = endpoint(
  { access: 'member', scope: 'learn', body: claimInput, answer: claimResult, status: 201 },
  ({ viewer, body, locale }) => claimTrials(viewer, body, locale),
);
