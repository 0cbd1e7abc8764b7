import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { dayMs } from '@/lib/platform/time/units';
import { deleteSetsBefore } from './inside/queries';
import { restDays } from './limits';

/** Words that were offered are forgotten when they may be offered again. */
export async function removeOldStarters(): Promise<void> {
  await deleteSetsBefore(db, new Date(now().getTime() - restDays * dayMs));
}
