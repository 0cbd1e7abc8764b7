import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress-bar';

/** The number of finished lessons of a course, as a bar and in words. */
export function CourseProgress({ finished, lessons }: { finished: number; lessons: number }) {
  const t = useTranslations('courses');
  const words = t('progressValue', { done: finished, total: lessons });
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar value={finished} max={lessons} label={t('progress')} valueText={words} />
      <p aria-hidden className="text-sm text-soft">
        {words}
      </p>
    </div>
  );
}
