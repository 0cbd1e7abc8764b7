import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useTimeZone } from '@/components/ui/use-time-zone';
import type { CourseTeacher } from '@/lib/learning/teaching/teachers-schema';

interface Props {
  teacher: CourseTeacher;
  onRemove: () => void;
}

export function TeacherRow({ teacher: { name, added_at: since }, onRemove }: Props) {
  const t = useTranslations('teaching.teachers');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const date = format.dateTime(new Date(since), { dateStyle: 'long', timeZone });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-40 flex-1">
        <bdi className="font-medium wrap-anywhere">{name}</bdi>{' '}
        <span className="text-sm text-soft">{t('since', { date })}</span>
      </p>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        aria-label={t('removeLabel', { name })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  );
}
