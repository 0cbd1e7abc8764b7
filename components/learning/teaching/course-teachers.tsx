'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { useHydrated } from '@/components/forms/use-hydrated';
import { SubmissionForm } from '@/components/forms/submission-form';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { StatisticsSection } from '@/components/learning/progress/statistics-section';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextField } from '@/components/ui/text-field';
import type { CourseTeacher } from '@/lib/learning/teaching/teachers-schema';
import { TeacherRow } from './teacher-row';
import { useCourseTeachers } from './use-course-teachers';

interface Props {
  course: string;
  first: CourseTeacher[];
}

/** The teachers of a course, for administrators. */
export function CourseTeachers({ course, first }: Props) {
  const t = useTranslations('teaching.teachers');
  const { confirmed, dialog } = useConfirmation();
  const { teachers, message, submission, add, remove } = useCourseTeachers(course, first, confirmed);
  const [leaving, setLeaving] = useState<CourseTeacher | null>(null);
  const [isAsking, setAsking] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const fault =
    submission.phase === 'refused' ? (submission.errors.email?.[0] ?? submission.message) : undefined;

  async function send(form: FormData) {
    const given = form.get('email');
    const isAdded = await add(typeof given === 'string' ? given : '');
    if (isAdded && email.current) email.current.value = '';
  }

  return (
    <StatisticsSection id="teachers" title={t('title')}>
      {/* Takes the focus when the button that had it is gone. */}
      <div tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <p className="text-soft">{teachers.length > 0 ? t('text') : t('none')}</p>
        {teachers.length > 0 && (
          <ul className="divide-y divide-line">
            {teachers.map((teacher) => (
              <TeacherRow
                key={teacher.id}
                teacher={teacher}
                onRemove={() => {
                  setLeaving(teacher);
                  setAsking(true);
                }}
              />
            ))}
          </ul>
        )}
        <p role="status" className="text-birch empty:absolute">
          {message}
        </p>
      </div>
      <SubmissionForm submission={submission} onSubmit={(form) => void send(form)}>
        <TextField
          ref={email}
          id="teacher_email"
          name="email"
          type="email"
          autoComplete="off"
          label={t('email')}
          hint={t('hint')}
          error={fault}
        />
        {submission.phase === 'throttled' && <SubmissionNotice submission={submission} />}
        <Button
          type="submit"
          variant="secondary"
          className="self-start disabled:opacity-100 max-sm:self-stretch"
          waiting={submission.phase === 'sending'}
          disabled={!useHydrated()}
        >
          {t('add')}
        </Button>
      </SubmissionForm>
      {leaving && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t('askTitle', { name: leaving.name })}
          text={t('askText', { name: leaving.name })}
          answers={{ keep: t('keep'), confirm: t('remove') }}
          onConfirm={() => remove(leaving)}
        />
      )}
      {dialog}
    </StatisticsSection>
  );
}
