import { z } from 'zod';
import { email } from '@/lib/people/auth/schema';
import { contentSlug, rowId } from '@/lib/learning/courses/schema';

export const courseTeacherParams = z.object({ course: contentSlug, teacher: rowId });

export const newTeacher = z.strictObject({ email });
export type NewTeacher = z.infer<typeof newTeacher>;

const courseTeacher = z
  .object({ id: z.int(), name: z.string(), added_at: z.iso.datetime() })
  .meta({ id: 'CourseTeacher' });
export type CourseTeacher = z.infer<typeof courseTeacher>;
export const courseTeacherList = z.object({ teachers: z.array(courseTeacher) });
export type CourseTeacherList = z.infer<typeof courseTeacherList>;
