import { endpoint } from '@/lib/people/door/endpoint';
import { listOwnSanctions } from '@/lib/people/sanctions/own';
import { ownSanctions } from '@/lib/people/sanctions/schema';

export const GET = endpoint(
  {
    summary: 'What moderators did about the caller, and why.',
    access: 'member',
    scope: 'session',
    whileSuspended: true,
    response: ownSanctions,
  },
  ({ viewer }) => listOwnSanctions(viewer),
);
