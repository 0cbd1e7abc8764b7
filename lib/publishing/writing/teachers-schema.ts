import { z } from 'zod';
import { rowId } from '@/lib/learning/courses/schema';

export const teacherParams = z.object({ teacher: rowId });
export const teachersQuery = z.strictObject({
  words: z.string().trim().max(64).default(''),
  /** The first page is 0. */
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});
export type TeachersQuery = z.infer<typeof teachersQuery>;

const teacher = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    /** When an administrator approved them; null while they wait. */
    approved_at: z.iso.datetime().nullable(),
    registered_at: z.iso.datetime(),
    drafts: z.int(),
    posts: z.int(),
  })
  .meta({ id: 'Teacher' });
export type Teacher = z.infer<typeof teacher>;
export const teacherPage = z.object({
  teachers: z.array(teacher),
  /** The next page; null at the end. */
  next: z.int().nullable(),
});
export type TeacherPage = z.infer<typeof teacherPage>;
/** The state after the change. */
export const approval = z.object({ approved_at: z.iso.datetime().nullable() });
export type Approval = z.infer<typeof approval>;
