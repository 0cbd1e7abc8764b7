import { listWelcoming } from '@/lib/community/matching/welcoming';
import { endpoint } from '@/lib/people/door/endpoint';
import { getFriends } from '@/lib/people/ties/lists';
import { friendsAnswer } from '@/lib/people/ties/schema';

export const GET = endpoint(
  {
    summary: 'Your friends, the people who ask to be, and those you have asked.',
    access: 'member',
    response: friendsAnswer,
  },
  async ({ viewer }) => getFriends(viewer, listWelcoming),
);
