import { BookOpen, Bookmark, Trophy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Tabs } from '@/components/ui/tabs';
import type { CourseCard } from '@/lib/learning/courses/schema';
import { routes } from '@/lib/platform/routes/routes';
import { AllCoursesLink } from './all-courses-link';
import { ContinueCard } from './continue-card';
import { CourseList } from './course-list';

/** A learner's courses: current, saved and finished ones. */
export function MyCourses({ courses }: { courses: CourseCard[] }) {
  const t = useTranslations('courses.mine');
  const panels = {
    in_progress: <InProgress courses={courses.filter(({ state }) => state === 'in_progress')} />,
    saved: <Saved courses={courses.filter(({ saved }) => saved)} />,
    done: <Done courses={courses.filter(({ state }) => state === 'done' || state === 'passed')} />,
  };
  const tab = (value: keyof typeof panels) => ({
    value,
    label: t(value),
    href: routes.coursesTab(value),
    panel: panels[value],
  });
  return <Tabs label={t('title')} param="tab" tabs={[tab('in_progress'), tab('saved'), tab('done')]} />;
}

function InProgress({ courses }: { courses: CourseCard[] }) {
  const t = useTranslations('courses.mine');
  if (courses.length === 0)
    return (
      <EmptyState icon={BookOpen} title={t('none')}>
        <AllCoursesLink />
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {courses.map((course) => (
        <ContinueCard key={course.slug} course={course} />
      ))}
      <AllCoursesLink />
    </div>
  );
}

function Saved({ courses }: { courses: CourseCard[] }) {
  const t = useTranslations('courses.mine');
  if (courses.length > 0) return <CourseList courses={courses} />;
  return (
    <EmptyState icon={Bookmark} title={t('noneSaved')}>
      <AllCoursesLink />
    </EmptyState>
  );
}

function Done({ courses }: { courses: CourseCard[] }) {
  const t = useTranslations('courses.mine');
  if (courses.length > 0) return <CourseList courses={courses} />;
  return (
    <EmptyState icon={Trophy} title={t('noneDone')}>
      <AllCoursesLink />
    </EmptyState>
  );
}
