import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { RussianText } from '@/components/ui/russian-text';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { TaughtCourse } from '@/lib/learning/teaching/schema';
import { TeachingLink } from './teaching-link';

/** The teacher's section of the home page: their courses and the learners' reports. */
export function TaughtFirst({ courses }: { courses: TaughtCourse[] }) {
  const t = useTranslations('teaching');
  return (
    <Card>
      <section aria-labelledby="taught-title" className="flex flex-col gap-3">
        <h2 id="taught-title" className="text-2xl font-semibold">
          {t('title')}
        </h2>
        {courses.length === 0 ? (
          <p className="text-soft">{t('none.text')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {courses.map((course) => (
              <TaughtRow key={course.slug} course={course} />
            ))}
          </ul>
        )}
        <TeachingLink isTeacher />
      </section>
    </Card>
  );
}

function TaughtRow({
  course: { slug, title, level, learners, open_appeals: count },
}: {
  course: TaughtCourse;
}) {
  const t = useTranslations('teaching');
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <Link
        href={routes.taughtCourse(slug)}
        lang={title.lang}
        className="inline-flex min-h-11 items-center gap-3 font-medium hover:text-cobalt hover:underline"
      >
        <RussianText {...title} />
        <Badge>{level}</Badge>
      </Link>
      <span className="ml-auto flex flex-wrap items-center gap-x-4 text-sm text-soft">
        <span>{t('learnersOf', { count: learners })}</span>
        {count > 0 && (
          <Link
            href={routes.courseAppeals(slug)}
            className="inline-flex min-h-11 items-center text-cobalt hover:underline"
          >
            {t('appealsLink', { count })}
          </Link>
        )}
      </span>
    </li>
  );
}
