import { endpoint } from '@/lib/people/door/endpoint';
import { listStaffLog } from '@/lib/people/staff/log';
import { staffLogPage, staffLogQuery } from '@/lib/people/staff/schema';

export const GET = endpoint(
  {
    summary: 'What staff did, the latest first, fifty at a time.',
    access: 'member',
    staff: 'administrator',
    query: staffLogQuery,
    response: staffLogPage,
  },
  async ({ viewer, query }) => listStaffLog(viewer, query),
);
