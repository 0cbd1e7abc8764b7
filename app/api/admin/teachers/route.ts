import { endpoint } from '@/lib/http/endpoint';
import { listTeachers } from '@/lib/writing/teachers';
import { teacherPage, teachersQuery } from '@/lib/writing/teachers-schema';

export const GET = endpoint(
  { access: 'member', staff: 'administrator', query: teachersQuery, answer: teacherPage },
  ({ viewer, query }) => listTeachers(viewer, query),
);
