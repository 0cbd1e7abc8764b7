import type { Locale } from '@/lib/platform/i18n/locales';
import { contentTranslations, localize, type LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { PlanFacts } from './facts';
import { forecastOf } from './forecast';
import { remainingWork } from './remaining';
import type { PlanRow } from './queries';
import {
  planInput,
  type Aim,
  type Forecast,
  type Plan,
  type PlanInput,
  type PlanWeek,
} from '@/lib/learning/plan/schema';
import { withPlannedSpeed, behindBy, weekOf, type StoredPlan } from './week';

/** A jsonb column of texts in the reader's language; the loader wrote it through the same schema. */
const show = (locale: Locale, column: unknown): LocalizedText =>
  localize(locale, contentTranslations.parse(column));

/** The input a stored plan was made from. */
export function inputOf({ minutes, weekdays, deadline, ...row }: Omit<PlanRow, 'userId'>): PlanInput {
  return planInput.parse({ aim: aimOf(row), minutes, weekdays, deadline });
}

function aimOf({ goal, level, course }: Pick<PlanRow, 'goal' | 'level' | 'course'>): Aim {
  if (goal !== null) return { kind: 'goal', goal };
  if (course !== null) return { kind: 'course', course };
  return planInput.shape.aim.parse({ kind: 'level', level });
}

export function showPlan(row: PlanRow): Plan {
  return { ...inputOf(row), has_calendar: row.feedHash !== null };
}

/** A computed forecast with the courses that lead to the aim. */
export function showForecast(
  { aim }: PlanInput,
  computed: ReturnType<typeof forecastOf>,
  facts: PlanFacts,
  locale: Locale,
): Forecast {
  const courses = new Map(
    remainingWork(aim, facts).lessons.map(({ course, courseTitle }) => [course, courseTitle]),
  );
  return {
    ...computed,
    courses: [...courses].map(([slug, title]) => ({ slug, title: show(locale, title) })),
  };
}

export function showWeek(plan: StoredPlan, facts: PlanFacts, locale: Locale): PlanWeek {
  const days = weekOf(plan, facts);
  const next = remainingWork(plan.aim, facts).lessons.find(({ left }) => left > 0);
  return {
    today: facts.today,
    days,
    planned: days.reduce((sum, day) => sum + day.planned, 0),
    done: days.reduce((sum, day) => sum + day.done, 0),
    minutes: plan.minutes,
    behind: behindBy(plan, facts),
    ends: forecastOf(plan, withPlannedSpeed(plan, facts)).ends,
    next: next
      ? {
          course: { slug: next.course, title: show(locale, next.courseTitle) },
          lesson: { slug: next.slug, title: show(locale, next.title) },
          left: next.left,
          started: next.started,
        }
      : null,
  };
}
