import 'server-only';
import { lt } from 'drizzle-orm';
import { notifications } from '@/db/schema/notifications';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { dayMs } from '@/lib/platform/time/units';
import { retentionDays } from './limits';

/** Part of the clean-up job: deletes notifications older than `keptDays`. */
export async function removeOldNotifications(): Promise<void> {
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(now().getTime() - retentionDays * dayMs)));
}
