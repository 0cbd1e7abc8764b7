import { useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import type { LessonLink } from '@/lib/learning/courses/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

/** The courses whose words this course uses. */
export function CoursesBefore({ courses }: { courses: LessonLink[] }) {
  const t = useTranslations('courses.course');
  if (courses.length === 0) return null;
  return (
    <div>
      <dt className="text-sm text-soft">{t('after')}</dt>
      {courses.map(({ slug, title }) => (
        <dd key={slug} lang={title.lang}>
          <Link
            href={routes.courseSelect(slug)}
            className="inline-flex min-h-11 items-center text-lg text-cobalt underline underline-offset-4"
          >
            <span>
              <RussianText {...title} />
            </span>
          </Link>
        </dd>
      ))}
    </div>
  );
}
