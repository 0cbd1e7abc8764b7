import { BookOpen, Flame } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CourseProgress } from '@/components/learning/courses/course-progress';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RussianText } from '@/components/ui/russian-text';
import type { LearntCourse, PersonView } from '@/lib/community/profiles/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { HiddenPart } from './hidden-part';

/** A person's streak, and the courses that they have begun. */
export function LearningTab({ learning }: Pick<PersonView, 'learning'>) {
  const t = useTranslations('profile.page');
  const ofStreak = useTranslations('progress.streak');
  if (!learning) return <HiddenPart />;
  const { streak, courses } = learning;
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex items-center gap-4">
        <Flame size={40} strokeWidth={1.75} aria-hidden className="shrink-0 text-honey" />
        <div>
          <p className="text-xl font-semibold">{ofStreak('days', { count: streak.days })}</p>
          {streak.longest > streak.days && (
            <p className="text-soft">{ofStreak('longest', { count: streak.longest })}</p>
          )}
        </div>
      </Card>
      {courses.length === 0 ? (
        <EmptyState icon={BookOpen} title={t('noCourses')} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {courses.map((course) => (
            <li key={course.slug}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CourseCard({ course: { slug, level, title, state, finished, lessons } }: { course: LearntCourse }) {
  const t = useTranslations('courses.state');
  return (
    <Card className="flex h-full flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        <Badge tone="info">{level}</Badge>
        <Badge tone={state === 'in_progress' ? 'plain' : 'right'}>{t(state)}</Badge>
      </p>
      <h2 lang={title.lang} className="flex-1 text-lg font-semibold">
        <Link href={routes.courseSelect(slug)} className="hover:text-cobalt">
          <RussianText {...title} />
        </Link>
      </h2>
      <CourseProgress finished={finished} lessons={lessons} />
    </Card>
  );
}
