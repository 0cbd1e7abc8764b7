import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useCall, type Through } from '@/components/forms/use-call';
import { callApi } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { CourseTeacher, CourseTeacherList } from '@/lib/learning/teaching/teachers-schema';

/** The teachers of a course with calls to change them. `through` asks for the password when the server requires it. */
export function useCourseTeachers(course: string, first: CourseTeacher[], through: Through) {
  const t = useTranslations('teaching.teachers');
  const [teachers, setTeachers] = useState(first);
  const [message, setMessage] = useState('');
  const { submission, call } = useCall({ through });

  async function add(email: string): Promise<boolean> {
    setMessage('');
    const answer = await call<CourseTeacherList>(apiRoutes.courseTeachers(course), {
      method: 'PUT',
      body: { email },
    });
    if (!answer) return false;
    const added = answer.teachers.find(({ id }) => teachers.every((known) => known.id !== id));
    setTeachers(answer.teachers);
    setMessage(added ? t('added', { name: added.name }) : t('already', { email }));
    return true;
  }

  /** Throws the refusal, for the dialog that called it. */
  async function remove({ id, name }: CourseTeacher): Promise<void> {
    setMessage('');
    const path = apiRoutes.courseTeacher(course, id);
    const outcome = await through(() => callApi<CourseTeacherList>(path, { method: 'DELETE' }));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    setTeachers(outcome.data.teachers);
    setMessage(t('removed', { name }));
  }

  return { teachers, message, submission, add, remove };
}
