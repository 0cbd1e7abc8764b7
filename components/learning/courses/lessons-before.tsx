import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { RussianText } from '@/components/ui/russian-text';
import type { LessonView } from '@/lib/learning/courses/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { lessonHref } from './lesson-href';

const way =
  'inline-flex min-h-11 items-center leading-tight font-medium text-cobalt underline underline-offset-4';

/** A note above a lecture opened out of order: the lessons recommended before it, none of which is required. */
export function LessonsBefore({ lesson: { slug, course, before } }: { lesson: LessonView }) {
  const t = useTranslations();
  const locale = useLocale();
  if (!before) return null;
  const { count, first } = before;
  const { number, title } = first;
  return (
    <Notice>
      <p>
        <RussianText text={t('courses.before.text', { count, number, title: title.text })} lang={locale} />
      </p>
      <p className="flex flex-wrap gap-x-6 py-1">
        <Link href={lessonHref(course.slug, first)} className={way}>
          {t('courses.before.first', { number })}
        </Link>
        <Link href={routes.check(course.slug, slug)} prefetch={false} className={way}>
          {t('skip-tests.offer')}
        </Link>
      </p>
      <p>{t('courses.before.here')}</p>
    </Notice>
  );
}
