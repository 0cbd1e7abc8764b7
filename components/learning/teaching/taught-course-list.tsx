import { GraduationCap } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RussianText } from '@/components/ui/russian-text';
import { routes } from '@/lib/platform/routes/routes';
import type { TaughtCourse } from '@/lib/learning/teaching/schema';
import { CourseFigures } from './course-figures';

export function TaughtCourseList({ courses }: { courses: TaughtCourse[] }) {
  const t = useTranslations('teaching');
  if (courses.length === 0) {
    return (
      <EmptyState icon={GraduationCap} title={t('none.title')}>
        <p className="text-soft">{t('none.text')}</p>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {courses.map((course) => (
        <li key={course.slug}>
          <TaughtCourseItem course={course} />
        </li>
      ))}
    </ul>
  );
}

function TaughtCourseItem({ course }: { course: TaughtCourse }) {
  const t = useTranslations('teaching');
  const { slug, level, title, open_appeals: count } = course;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 lang={title.lang} className="text-2xl font-semibold">
          <RussianText {...title} />
        </h2>
        <Badge>{level}</Badge>
      </div>
      <CourseFigures {...course} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink href={routes.taughtCourse(slug)} variant="secondary">
          {t('open')}
        </ButtonLink>
        <ButtonLink href={routes.courseAppeals(slug)} variant="quiet">
          {t('appealsLink', { count })}
        </ButtonLink>
      </div>
    </Card>
  );
}
