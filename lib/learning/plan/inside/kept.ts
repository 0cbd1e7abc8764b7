import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { dayOf } from '@/lib/learning/progress/day';
import { measureUntil } from './facts';
import type { PlanRow } from './queries';
import { inputOf } from './view';
import type { Kept } from './week';

/** A stored plan with what was known of its learner when it was made. */
export async function keptOf(row: PlanRow, { id, timeZone }: Pick<Viewer, 'id' | 'timeZone'>): Promise<Kept> {
  const { changedAt: at } = row;
  return { ...inputOf(row), since: { at, day: dayOf(at, timeZone), measured: await measureUntil(id, at) } };
}
