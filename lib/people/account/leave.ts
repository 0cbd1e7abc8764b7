import 'server-only';
import type { Connection } from '@/db/client';
import { endAllSessions } from '@/lib/people/auth/own-sessions';
import { requirePassword } from '@/lib/people/auth/current-password';
import type { Viewer } from '@/lib/people/auth/viewer';
import { queueMail } from '@/lib/people/letters/service';
import { hasRole } from '@/lib/people/staff/policy';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { dayMs } from '@/lib/platform/time/units';
import { countOtherAdministrators, lockErasure, updateErasure } from './inside/leave-queries';
import { deletionGraceDays } from './limits';
import type { LeaveAnswer, LeaveInput } from './schema';

/** Updates in other wings, in the same transaction, when somebody becomes hidden or visible again. */
export type RefreshPerson = (on: Connection, userId: number) => Promise<void>;

/**
 * Starts the period after which the account is erased. From now on nobody else sees the person, and all their sessions end.
 * Throws AppError: 'validation' about `password`, 'login_throttled', 'busy', 'last_administrator'.
 */
export async function leave(
  viewer: Viewer,
  { password }: LeaveInput,
  { address, refresh }: { address: string; refresh: RefreshPerson },
): Promise<LeaveAnswer> {
  await requirePassword(viewer, { passwords: [password], field: 'password', address });
  const planned = new Date(now().getTime() + deletionGraceDays * dayMs);
  const eraseAt = await db.transaction(async (on) => {
    if (hasRole(viewer, 'administrator') && (await countOtherAdministrators(on, viewer.id)) === 0) {
      throw new AppError('last_administrator');
    }
    const before = await lockErasure(on, viewer.id);
    if (!before) {
      await updateErasure(on, viewer.id, planned);
      await refresh(on, viewer.id);
      await queueMail({ kind: 'deletion_planned', userId: viewer.id }, on);
    }
    await endAllSessions(on, viewer.id);
    return before ?? planned;
  });
  return { erase_at: eraseAt.toISOString() };
}

/** Keeps the viewer's account, so that others see them again; a repeat changes nothing. */
export async function stay(viewer: Viewer, refresh: RefreshPerson): Promise<void> {
  await db.transaction(async (on) => {
    if (!(await lockErasure(on, viewer.id))) return;
    await updateErasure(on, viewer.id, null);
    await refresh(on, viewer.id);
    await queueMail({ kind: 'deletion_cancelled', userId: viewer.id }, on);
  });
}
