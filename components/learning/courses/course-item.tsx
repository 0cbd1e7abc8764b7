import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { RussianText } from '@/components/ui/russian-text';
import type { CourseCard } from '@/lib/learning/courses/schema';
import { routes } from '@/lib/platform/routes/routes';
import { CourseBadges } from './course-badges';
import { CourseProgress } from './course-progress';
import { SaveMark } from './save-mark';

/** A course in a list: summary, size, progress and the saved mark. */
export function CourseItem({ course }: { course: CourseCard }) {
  const t = useTranslations('courses');
  const { slug, title, summary, state, lessons, finished, words, exercises } = course;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start justify-between gap-2">
        <CourseBadges course={course} />
        <span className="-mt-2 -mr-2">
          <SaveMark course={course} />
        </span>
      </div>
      <h2 lang={title.lang} className="text-2xl font-semibold">
        <RussianText {...title} />
      </h2>
      <div className="flex flex-1 flex-col gap-2">
        <p lang={summary.lang} className="text-soft">
          <RussianText {...summary} />
        </p>
        {lessons > 0 && (
          <p className="text-sm text-soft">
            {t('lessons', { count: lessons })} · {t('lesson.size', { words, exercises })}
          </p>
        )}
      </div>
      {state !== 'not_started' && <CourseProgress finished={finished} lessons={lessons} />}
      <ButtonLink href={routes.courseSelect(slug)} variant="secondary" className="self-start">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
