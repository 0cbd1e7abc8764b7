import { useTranslations } from 'next-intl';
import type { CourseCard } from '@/lib/learning/courses/schema';
import { SaveButton } from './save-button';

/** The saved mark on a card. */
export function SaveMark({ course: { slug, title, saved } }: { course: CourseCard }) {
  const t = useTranslations('courses.save');
  return (
    <SaveButton
      course={slug}
      saved={saved}
      label={t('label', { title: title.text })}
      text={t('short')}
      failed={t('failed')}
    />
  );
}
