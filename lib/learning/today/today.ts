import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { CourseCard } from '@/lib/learning/courses/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { findPlan, getPlanWeek } from '@/lib/learning/plan/service';
import { countDue } from '@/lib/learning/review/service';
import { getDays } from '@/lib/learning/progress/streak-service';
import type { TodayView } from './schema';
import { todayStatus } from './inside/today-status';

/** A returning learner's overview: due cards, the next lesson, the week of the plan and the streak. */
export async function getToday(viewer: Viewer, courses: CourseCard[], locale: Locale): Promise<TodayView> {
  // In sequence, so that one request takes one connection of the small pool.
  const due = await countDue(viewer);
  const plan = await findPlan(viewer);
  const { streak, daysOff } = await getDays(viewer, plan);
  const week = plan && (await getPlanWeek(viewer, { plan, daysOff }, locale));
  return {
    due,
    week,
    streak,
    status: todayStatus(streak, week),
    next: nextOf(courses, week?.next?.course.slug),
  };
}

/** The lesson to go on with: of the plan's course, else of a course that was begun, else of a saved one, else of the first. */
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
