import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { CourseCard } from '@/lib/learning/courses/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { getPlanWeek } from '@/lib/learning/plan/service';
import { countDue } from '@/lib/learning/review/service';
import { getStreak } from '@/lib/learning/progress/streak-service';
import type { TodayView } from './schema';
import { standingToday } from './inside/standing';

/** What a learner comes back to: what is due, what is next, the week of the plan and the days in a row. */
export async function getToday(viewer: Viewer, courses: CourseCard[], locale: Locale): Promise<TodayView> {
  // One after the other: the pool's few connections are for everybody who comes at this moment.
  const due = await countDue(viewer);
  const week = await getPlanWeek(viewer, locale);
  const streak = await getStreak(viewer);
  return {
    due,
    week,
    streak,
    standing: standingToday(streak, week),
    next: nextOf(courses, week?.next?.course.slug),
  };
}

/** The lesson to go on with: of the plan's course, else of one that was begun, else of the first there is. */
function nextOf(courses: CourseCard[], planned: string | undefined): TodayView['next'] {
  const open = courses.filter(({ announced, next }) => !announced && next);
  const course =
    open.find(({ slug }) => slug === planned) ??
    open.find(({ state }) => state === 'in_progress') ??
    open.find(({ saved }) => saved) ??
    open[0];
  if (!course?.next) return null;
  return {
    course: { slug: course.slug, title: course.title },
    lesson: course.next,
    isFirst: courses.every(({ state }) => state === 'not_started'),
  };
}
