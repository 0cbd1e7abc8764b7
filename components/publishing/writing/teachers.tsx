'use client';

import { useDeferredValue, useState } from 'react';
import { GraduationCap } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Teacher, TeacherPage } from '@/lib/publishing/writing/teachers-schema';
import { ApprovalRow } from './approval-row';
import { useTeachers } from './use-teachers';

/** The teachers, and whether each may publish. */
export function Teachers({ first }: { first: TeacherPage }) {
  const t = useTranslations('writing');
  const { confirmed, dialog } = useConfirmation();
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const { teachers, hasMore, isFailed, isBusy, said, loadMore, again, approve } = useTeachers(
    first,
    asked,
    confirmed,
  );
  const [leaving, setLeaving] = useState<Teacher | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <TextField
        id="words"
        label={t('teachers.search')}
        value={words}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className="text-birch empty:absolute">
        {said}
      </p>
      {isFailed && (
        <Notice tone="wrong" role="alert">
          <p>{t('list.failed')}</p>
          <Button variant="secondary" className="mt-3" onClick={() => void again()}>
            {t('list.again')}
          </Button>
        </Notice>
      )}
      {teachers.length === 0 && !isFailed && !isBusy && (
        <EmptyState icon={GraduationCap} title={t(asked === '' ? 'teachers.empty' : 'teachers.none')} />
      )}
      <ul className="divide-y divide-line">
        {teachers.map((teacher) => (
          <ApprovalRow
            key={teacher.id}
            teacher={teacher}
            onApprove={() => approve(teacher, true)}
            onWithdraw={() => {
              setLeaving(teacher);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" className="self-center" waiting={isBusy} onClick={() => void loadMore()}>
          {t('list.more')}
        </Button>
      )}
      {leaving && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t('teachers.askTitle', { name: leaving.name })}
          text={t('teachers.askText', { name: leaving.name })}
          answers={{ keep: t('teachers.keep'), confirm: t('teachers.withdraw') }}
          onConfirm={() => approve(leaving, false)}
        />
      )}
      {dialog}
    </div>
  );
}
