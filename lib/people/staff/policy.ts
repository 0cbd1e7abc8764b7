import type { ErrorCode } from '@/lib/platform/errors';
import { isFreshSignIn } from '@/lib/people/auth/fresh-sign-in';
import type { Viewer } from '@/lib/people/auth/viewer';

/** Roles with staff privileges. */
export type StaffRole = 'moderator' | 'administrator';

const ranks = { student: 0, teacher: 1, moderator: 2, administrator: 3 } satisfies Record<
  Viewer['role'],
  number
>;

export const isRole = (text: unknown): text is Viewer['role'] =>
  typeof text === 'string' && Object.hasOwn(ranks, text);

export const hasRole = (viewer: Pick<Viewer, 'role'>, role: StaffRole) => ranks[viewer.role] >= ranks[role];

/** Whether the first person's role is higher: staff do not sanction people of the same role. */
export const outranks = (one: Pick<Viewer, 'role'>, other: Pick<Viewer, 'role'>) =>
  ranks[one.role] > ranks[other.role];

export const canChangeSettings = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'administrator');
export const canSetSubscriptions = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'administrator');
export const canChangeRoles = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'administrator');
export const canReadStaffLog = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'administrator');

export interface StaffCall {
  role: StaffRole;
  /** Whether the call changes something. */
  write: boolean;
  at: Date;
  /** Demo staff: their password is public, so a second factor or a fresh sign-in would prove nothing. */
  isExempt: boolean;
}

/**
 * Why a person may not act as staff; null when they may. Decisions, "Accounts": they need the role, a sign-in with a
 * second factor, and for changes one within the last hour; a personal API token is never enough.
 */
export function staffRefusal(viewer: Viewer, { role, write, at, isExempt }: StaffCall): ErrorCode | null {
  if (!viewer.session) return 'session_only';
  if (!hasRole(viewer, role)) return 'forbidden';
  if (isExempt) return null;
  if (!viewer.session.secondFactor) return 'second_factor_missing';
  return write && !isFreshSignIn(viewer, at) ? 'confirmation_required' : null;
}

/** `environment` is APP_ENV. Demo people have no exemption in production. */
export function isExempt(environment: 'demo' | 'development' | 'production', isDemoPerson: boolean): boolean {
  return environment !== 'production' && isDemoPerson;
}
