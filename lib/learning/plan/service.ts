import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, type FieldFault } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dayOf } from '@/lib/learning/progress/day';
import { addDays } from '@/lib/learning/progress/day-arithmetic';
import { storeFreeDays } from '@/lib/learning/progress/free-days';
import { gatherFacts } from './inside/facts';
import { forecastOf } from './inside/forecast';
import { loadStoredPlan } from './inside/stored-plan';
import { deletePlan, selectCourseId, selectPlan, upsertPlan, type PlanRow } from './inside/queries';
import { type Forecast, type PlanInput, type PlanView, type PlanWeek } from './schema';
import { forecastStored, currentSpeed } from './inside/speed';
import { inputOf, showForecast, showPlan, showWeek } from './inside/view';
import { firstEnd } from './inside/week';

/** Maximum distance of a deadline. */
const maxPlanDays = 5 * 366;

/** The learner's plan with its forecast; nulls without a plan. */
export async function getPlan(viewer: Viewer, locale: Locale): Promise<PlanView> {
  const row = await selectPlan(viewer.id);
  const today = dayOf(now(), viewer.timeZone);
  if (!row) return { today, plan: null, week: null, forecast: null, speed: null, first_end: null };
  const facts = await gatherFacts(viewer);
  const kept = await loadStoredPlan(row, viewer);
  const input = inputOf(row);
  return {
    today,
    plan: showPlan(row),
    week: showWeek(kept, facts, locale),
    forecast: showForecast(input, forecastStored(kept, facts), facts, locale),
    speed: currentSpeed(kept, facts),
    first_end: firstEnd(kept, facts),
  };
}

/** The learner's plan as it is stored; null without one. */
export async function findPlan({ id }: Pick<Viewer, 'id'>): Promise<PlanRow | null> {
  return selectPlan(id);
}

/** The present week of a learner's plan, Monday to Sunday. */
export async function getPlanWeek(
  viewer: Viewer,
  { plan, daysOff }: { plan: PlanRow; daysOff: readonly string[] },
  locale: Locale,
): Promise<PlanWeek> {
  return showWeek(await loadStoredPlan(plan, viewer), await gatherFacts(viewer, daysOff), locale);
}

/** The forecast of a plan that is not stored. Throws AppError('validation') as `putPlan` does. */
export async function previewPlan(viewer: Viewer, input: PlanInput, locale: Locale): Promise<Forecast> {
  await requireValid(viewer, input);
  const facts = await gatherFacts(viewer);
  return showForecast(input, forecastOf(input, facts), facts, locale);
}

/**
 * Makes, changes or restarts a plan from today: missed exercises are spread over the days to come.
 * Throws AppError('validation') about `deadline` or `aim`.
 */
export async function putPlan(viewer: Viewer, input: PlanInput, locale: Locale): Promise<PlanView> {
  const { aim, minutes, weekdays, deadline } = input;
  const courseId = await requireValid(viewer, input);
  await db.transaction(async (on) => {
    await storeFreeDays(on, viewer.id);
    await upsertPlan(on, {
      userId: viewer.id,
      goal: aim.kind === 'goal' ? aim.goal : null,
      level: aim.kind === 'level' ? aim.level : null,
      courseId,
      minutes,
      weekdays,
      deadline,
      changedAt: now(),
    });
  });
  return getPlan(viewer, locale);
}

/** Deletes the plan with its calendar. */
export async function removePlan(viewer: Viewer): Promise<void> {
  await db.transaction(async (on) => {
    await storeFreeDays(on, viewer.id);
    await deletePlan(on, viewer.id);
  });
}

/** Validates a plan; returns the id of the course that is the aim, null for other aims. */
async function requireValid({ timeZone }: Viewer, { aim, deadline }: PlanInput): Promise<number | null> {
  const today = dayOf(now(), timeZone);
  const last = addDays(today, maxPlanDays);
  if (deadline !== null && deadline < today) {
    refuse('deadline', { rule: 'after_or_equal', values: { date: today } });
  }
  if (deadline !== null && deadline > last) {
    refuse('deadline', { rule: 'before_or_equal', values: { date: last } });
  }
  if (aim.kind !== 'course') return null;
  return (await selectCourseId(aim.course)) ?? refuse('aim', { rule: 'exists' });
}

function refuse(field: keyof PlanInput, fault: FieldFault): never {
  throw new AppError('validation', { fields: { [field]: [fault] } });
}
