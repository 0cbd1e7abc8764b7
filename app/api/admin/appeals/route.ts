import { endpoint } from '@/lib/people/door/endpoint';
import { listWaitingAppeals } from '@/lib/people/sanctions/appeals';
import { waitingAppeals } from '@/lib/people/sanctions/schema';

export const GET = endpoint(
  {
    summary: 'For moderators: what people say against sanctions and nobody has decided yet.',
    access: 'member',
    staff: 'moderator',
    response: waitingAppeals,
  },
  ({ viewer }) => listWaitingAppeals(viewer),
);
