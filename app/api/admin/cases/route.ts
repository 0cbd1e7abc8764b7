import { listCases } from '@/lib/community/moderation/cases';
import { casePage, caseQuery } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'For moderators: reports of each subject together, without those by the caller or about them.',
    access: 'member',
    staff: 'moderator',
    query: caseQuery,
    response: casePage,
  },
  ({ viewer, query }) => listCases(viewer, query),
);
