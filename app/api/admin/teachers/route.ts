import { endpoint } from '@/lib/people/door/endpoint';
import { listTeachers } from '@/lib/publishing/writing/teachers';
import { teacherPage, teachersQuery } from '@/lib/publishing/writing/teachers-schema';

export const GET = endpoint(
  {
    summary: 'Everybody who registered as a teacher, those who wait for approval first.',
    access: 'member',
    staff: 'administrator',
    query: teachersQuery,
    response: teacherPage,
  },
  ({ viewer, query }) => listTeachers(viewer, query),
);
