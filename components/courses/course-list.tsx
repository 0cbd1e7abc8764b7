import { BookOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { CourseCard } from '@/lib/courses/schema';
import { routes } from '@/lib/routes';

export function CourseList({ courses }: { courses: CourseCard[] }) {
  const t = useTranslations('courses');
  if (courses.length === 0) return <EmptyState icon={BookOpen} title={t('list.empty')} />;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {courses.map((course) => (
        <li key={course.slug}>
          <CourseItem course={course} />
        </li>
      ))}
    </ul>
  );
}

function CourseItem({ course }: { course: CourseCard }) {
  const t = useTranslations('courses');
  const { slug, level, title, summary, lessons, finished } = course;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Badge tone="info">{t('level', { level })}</Badge>
        <Badge>{t('lessons', { count: lessons })}</Badge>
      </div>
      <h2 lang={title.lang} className="text-2xl font-semibold">
        {title.text}
      </h2>
      <p lang={summary.lang} className="flex-1 text-soft">
        {summary.text}
      </p>
      {finished > 0 && (
        <div className="flex flex-col gap-2">
          <ProgressBar
            value={finished}
            max={lessons}
            label={t('progress')}
            valueText={t('progressValue', { done: finished, total: lessons })}
          />
          <p aria-hidden className="text-sm text-soft">
            {t('progressValue', { done: finished, total: lessons })}
          </p>
        </div>
      )}
      <ButtonLink href={routes.courseSelect(slug)} className="self-start">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
