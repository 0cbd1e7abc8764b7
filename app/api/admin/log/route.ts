import { endpoint } from '@/lib/http/endpoint';
import { listStaffLog } from '@/lib/staff/log';
import { staffLogPage, staffLogQuery } from '@/lib/staff/schema';

export const GET = endpoint(
  { access: 'member', staff: 'administrator', query: staffLogQuery, answer: staffLogPage },
  async ({ viewer, query }) => listStaffLog(viewer, query),
);
