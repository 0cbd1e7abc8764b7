import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { RussianText } from '@/components/ui/russian-text';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { CourseStatistics } from '@/lib/learning/teaching/schema';
import { CourseFigures } from './course-figures';
import { Funnel } from './funnel';

/** The dashboard of a course. */
export function CourseDashboard({ statistics }: { statistics: CourseStatistics }) {
  const t = useTranslations('teaching');
  const { course, open_appeals: count } = statistics;
  return (
    <>
      <Link
        href={routes.teaching()}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-1 font-medium text-cobalt hover:underline"
      >
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        {t('title')}
      </Link>
      <h1 lang={course.title.lang} className="text-3xl font-semibold sm:text-4xl">
        <RussianText {...course.title} />
      </h1>
      <p className="text-soft">{t('course.description')}</p>
      <Card className="flex flex-col gap-4">
        <CourseFigures {...statistics} />
        <p className="text-sm text-soft">{t('privacy')}</p>
        <ButtonLink
          href={routes.courseAppeals(course.slug)}
          variant="secondary"
          className="self-start max-sm:self-stretch"
        >
          {t('appealsLink', { count })}
        </ButtonLink>
      </Card>
      <Funnel {...statistics} />
    </>
  );
}
