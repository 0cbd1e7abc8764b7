import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { dayOf } from '@/lib/learning/progress/day';
import { measureUntil } from './facts';
import type { PlanRow } from './queries';
import { inputOf } from './view';
import type { StoredPlan } from './week';

/** Loads a stored plan with the learner's speed at the time it was made. */
export async function loadStoredPlan(
  row: PlanRow,
  { id, timeZone }: Pick<Viewer, 'id' | 'timeZone'>,
): Promise<StoredPlan> {
  const { changedAt: at } = row;
  return { ...inputOf(row), since: { at, day: dayOf(at, timeZone), measured: await measureUntil(id, at) } };
}
