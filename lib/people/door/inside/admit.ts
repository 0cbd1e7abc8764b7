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
  /** What a personal API token needs: by itself 'read' to read, and none may write. 'session': no token ever. */
  scope?: TokenScope | 'session';
  /** Only with a bearer token of a session: the browser's cookie counts as nobody. */
  by?: 'bearer';
  /** For staff alone, in a session that fits (lib/people/staff/policy): asked before anything is read. */
  staff?: StaffRole;
  /** Whoever has asked for their account to be erased may still do this: keep it, take their data along, sign out. */
  whileLeaving?: true;
  /** Whether a suspended person may call it: what tells them why, the appeal, their export, and the way out. */
  whileSuspended?: true;
}

/** Throws AppError for a caller who is not admitted. */
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
