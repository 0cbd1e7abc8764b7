import 'server-only';
import type { Caller } from '@/lib/people/auth/caller';
import type { TokenScope, Viewer } from '@/lib/people/auth/viewer';
import { isSuspended } from '@/lib/people/auth/sanction-policy';
import { requireStaff } from '@/lib/people/staff/guard';
import type { StaffRole } from '@/lib/people/staff/policy';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { requireScope } from './scope';
import { requireStaying } from './staying';

/** Who may call an endpoint. */
export interface Admission {
  access: 'anyone' | 'member';
  /**
   * Scope that a personal API token needs: 'read' for reading by default, and no token may write. 'session': never a token.
   */
  scope?: TokenScope | 'session';
  /** Requires the bearer token of a session: a browser with a cookie is treated as not signed in. */
  by?: 'bearer';
  /** Only for staff, in a session that fits (lib/people/staff/policy); checked before the body is read. */
  staff?: StaffRole;
  /**
   * Whether people who have asked to erase their account may call it: to keep the account, to export their data, to sign
   * out.
   */
  whileLeaving?: true;
  /** Whether suspended people may call it: to read the reason, to appeal, to export their data, to leave. */
  whileSuspended?: true;
}

/** Throws AppError when the caller is not admitted. */
export async function admit(
  { access, scope, by, staff, whileLeaving, whileSuspended }: Admission,
  caller: Caller,
  isWrite: boolean,
): Promise<void> {
  const { viewer } = caller;
  if (!whileSuspended) refuseSuspended(viewer);
  if (access === 'member') requireViewer(caller, by);
  requireScope(caller, scope ?? (isWrite || staff ? 'session' : 'read'));
  if (access === 'member' && !whileLeaving) requireStaying(caller, isWrite);
  if (staff) await requireStaff(viewer, staff, { write: isWrite });
}

/** Throws AppError('unauthenticated'). */
function requireViewer({ viewer, by: how }: Caller, by: Admission['by']): void {
  if (!viewer || (by === 'bearer' && how === 'cookie')) throw new AppError('unauthenticated');
}

/** Throws AppError('suspended'), from the first call after the suspension until its end. */
function refuseSuspended(viewer: Viewer | null): void {
  if (viewer && isSuspended(viewer, now())) throw new AppError('suspended');
}
