import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { dayMs } from '@/lib/platform/time/units';
import { deleteSetsBefore } from './inside/queries';
import { restDays } from './limits';

/** Deletes sets of words when their words may be drawn again. */
export async function removeOldStarters(): Promise<void> {
  await deleteSetsBefore(db, new Date(now().getTime() - restDays * dayMs));
}
