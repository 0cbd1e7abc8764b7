import 'server-only';
import { adultYears, ageGroupOn, birthDatesOf } from '@/lib/people/audience/age-policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listBlockedIds } from '@/lib/people/ties/service';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Searcher } from './inside/conditions';
import { selectBirthDate } from './inside/people-queries';

export const today = () => now().toISOString().slice(0, 10);

/** The viewer as a searcher; null when they may find nobody, because their age is unknown. */
export async function searcherOf(viewer: Pick<Viewer, 'id'> | null): Promise<Searcher | null> {
  const day = today();
  const adultUntil = birthDatesOf({ min: adultYears, max: null }, day).until;
  if (!viewer) return { id: null, group: 'adult', adultUntil, blocked: [], at: now() };
  const [birthDate, blocked] = await Promise.all([selectBirthDate(db, viewer.id), listBlockedIds(viewer)]);
  const group = ageGroupOn(birthDate, day);
  return group === 'unknown' ? null : { id: viewer.id, group, adultUntil, blocked, at: now() };
}
