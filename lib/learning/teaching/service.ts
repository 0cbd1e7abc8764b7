import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import { dayMs } from '@/lib/platform/time/units';
import { requireStaff } from '@/lib/people/staff/guard';
import { selectCourseById, selectCourses } from './inside/course-queries';
import { requireTeacher } from './guard';
import { getLessonStatistics } from './inside/lesson-statistics';
import { canTeach, minLearners, isTeacherByRole, teachesEverything } from './policy';
import { selectActive, selectFunnel, selectOpenAppeals, selectProgress } from './inside/progress-queries';
import type { CourseStatistics, FunnelStep, TaughtCourse } from './schema';
import { shareOf } from './inside/statistics';

const activeDays = 7;

/**
 * The courses this person teaches; for an administrator, all courses. Throws AppError('not_found') for a person without
 * courses who is no teacher, and what lib/people/staff/guard refuses an administrator.
 */
export async function listTaughtCourses(viewer: Viewer, locale: Locale): Promise<TaughtCourse[]> {
  if (!(await teachesSomething(viewer))) throw new AppError('not_found');
  const all = teachesEverything(viewer);
  if (all) await requireStaff(viewer, 'administrator', { write: false });
  return withFigures(await selectCourses(viewer.id, { all }), locale);
}

/**
 * The courses assigned to this person, for their first screen. Null for a person without courses who is no teacher, and
 * for administrators, who teach all courses.
 */
export async function findGivenCourses(viewer: Viewer, locale: Locale): Promise<TaughtCourse[] | null> {
  if (!canTeach(viewer) || teachesEverything(viewer)) return null;
  const rows = await selectCourses(viewer.id, { all: false });
  return rows.length > 0 || isTeacherByRole(viewer) ? withFigures(rows, locale) : null;
}

/** Whether the page of taught courses is open to this person. */
export async function teachesSomething(viewer: Viewer): Promise<boolean> {
  if (isTeacherByRole(viewer) || teachesEverything(viewer)) return true;
  return canTeach(viewer) && (await selectCourses(viewer.id, { all: false })).length > 0;
}

/** Throws AppError('not_found'), also for a lesson that is not in the course, and as `requireTeacher` does. */
export async function getCourseStatistics(
  viewer: Viewer,
  slug: string,
  lesson: string | undefined,
  locale: Locale,
): Promise<CourseStatistics> {
  const { id } = await requireTeacher(viewer, slug, { write: false });
  const row = await selectCourseById(id);
  if (!row) throw new AppError('not_found');
  const [[course], steps] = await Promise.all([withFigures([row], locale), selectFunnel(id)]);
  if (!course) throw new AppError('not_found');
  const { level: _, slug: courseSlug, title, ...figures } = course;
  return {
    course: { slug: courseSlug, title },
    ...figures,
    lessons: steps.map((step, index) => showStep(step, index + 1, locale)),
    lesson: lesson === undefined ? null : await getLessonStatistics(id, lesson, locale),
  };
}

type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number];

async function withFigures(rows: CourseRow[], locale: Locale): Promise<TaughtCourse[]> {
  const ids = rows.map(({ id }) => id);
  const since = new Date(now().getTime() - activeDays * dayMs);
  const [progress, active, appeals] = await Promise.all([
    selectProgress(ids),
    selectActive(ids, since),
    selectOpenAppeals(ids),
  ]);
  return rows.map(({ id, slug, level, title }) => {
    const { learners, finished } = progress.get(id) ?? { learners: 0, finished: 0 };
    return {
      slug,
      level,
      title: localize(locale, contentTranslations.parse(title)),
      learners,
      active: active.get(id) ?? 0,
      finished,
      completion: shareOf(finished, learners, minLearners),
      open_appeals: appeals.get(id) ?? 0,
    };
  });
}

type StepRow = Awaited<ReturnType<typeof selectFunnel>>[number];

function showStep({ title, ...step }: StepRow, number: number, locale: Locale): FunnelStep {
  return {
    ...step,
    number,
    title: localize(locale, contentTranslations.parse(title)),
    share: shareOf(step.finished, step.started, minLearners),
  };
}
