import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useCall, type Through } from '@/components/forms/use-call';
import { callApi } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { CourseTeacher, CourseTeacherList } from '@/lib/learning/teaching/teachers-schema';

/** Who looks after a course, and the ways to change it. `through` asks for the password where that is wanted. */
export function useCourseTeachers(course: string, first: CourseTeacher[], through: Through) {
  const t = useTranslations('teaching.teachers');
  const [teachers, setTeachers] = useState(first);
  const [said, setSaid] = useState('');
  const { submission, call } = useCall({ through });

  async function add(email: string): Promise<boolean> {
    setSaid('');
    const answer = await call<CourseTeacherList>(apiRoutes.courseTeachers(course), {
      method: 'PUT',
      body: { email },
    });
    if (!answer) return false;
    const added = answer.teachers.find(({ id }) => teachers.every((known) => known.id !== id));
    setTeachers(answer.teachers);
    setSaid(added ? t('added', { name: added.name }) : t('already', { email }));
    return true;
  }

  /** Throws what stands against it, for the dialog that asked. */
  async function remove({ id, name }: CourseTeacher): Promise<void> {
    setSaid('');
    const path = apiRoutes.courseTeacher(course, id);
    const outcome = await through(() => callApi<CourseTeacherList>(path, { method: 'DELETE' }));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    setTeachers(outcome.data.teachers);
    setSaid(t('removed', { name }));
  }

  return { teachers, said, submission, add, remove };
}
