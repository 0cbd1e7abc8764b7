import { useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import type { LessonCard } from '@/lib/courses/schema';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

/** From a locked lesson of a course to the check that opens it; it does not vie with the lessons themselves. */
export function JumpLink({ course, lesson }: { course: string; lesson: Pick<LessonCard, 'slug' | 'title'> }) {
  const t = useTranslations('checks.offer');
  return (
    <Link
      href={routes.check(course, lesson.slug)}
      prefetch={false}
      className="-mb-2 inline-flex min-h-11 items-center self-start text-sm text-cobalt hover:underline"
    >
      {t('jump')}
      <span className="sr-only" lang={lesson.title.lang}>
        {' ('}
        <RussianText {...lesson.title} />
        {')'}
      </span>
    </Link>
  );
}
