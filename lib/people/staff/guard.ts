import 'server-only';
import { isDemoPerson } from '@/lib/people/demo/demo-people';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { isExempt, staffRefusal, type StaffRole } from './policy';
import { selectEmail } from './inside/queries';

/** Null when the person may act as staff in this session; otherwise the error code of the refusal. */
export async function findStaffRefusal(
  viewer: Viewer,
  role: StaffRole,
  { write }: { write: boolean },
): Promise<ErrorCode | null> {
  const call = { role, write, at: now() };
  const refusal = staffRefusal(viewer, { ...call, isExempt: false });
  const { APP_ENV } = getEnv();
  if (refusal === null || APP_ENV === 'production') return refusal;
  const email = await selectEmail(viewer.id);
  return staffRefusal(viewer, { ...call, isExempt: isExempt(APP_ENV, isDemoPerson(email)) });
}

/**
 * Throws AppError: 'unauthenticated', 'session_only', 'forbidden', 'second_factor_missing', and for writes
 * 'confirmation_required'.
 */
export async function requireStaff(
  viewer: Viewer | null,
  role: StaffRole,
  how: { write: boolean },
): Promise<void> {
  if (!viewer) throw new AppError('unauthenticated');
  const refusal = await findStaffRefusal(viewer, role, how);
  if (refusal) throw new AppError(refusal);
}
