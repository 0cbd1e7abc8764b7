import type { ErrorCode } from '@/lib/platform/errors';
import { isFresh } from '@/lib/people/auth/freshness';
import type { Viewer } from '@/lib/people/auth/viewer';

/** Roles that may do what others may not. */
export type StaffRole = 'moderator' | 'administrator';

const ranks = { student: 0, teacher: 1, moderator: 2, administrator: 3 } satisfies Record<
  Viewer['role'],
  number
>;

export const isRole = (text: unknown): text is Viewer['role'] =>
  typeof text === 'string' && Object.hasOwn(ranks, text);

export const hasRole = (viewer: Pick<Viewer, 'role'>, role: StaffRole) => ranks[viewer.role] >= ranks[role];

export const canChangeSettings = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'administrator');
export const canReadStaffLog = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'administrator');

export interface StaffCall {
  role: StaffRole;
  /** Whether something is to be changed. */
  write: boolean;
  moment: Date;
  /** Staff of the demonstration: their password is public, so neither a second factor nor a fresh sign-in says anything. */
  isExempt: boolean;
}

/**
 * Why somebody may not do what staff do; null when they may. Decisions, "Accounts": the role, a sign-in with a
 * second factor, for changes one of the last hour, and a personal API token never.
 */
export function staffRefusal(viewer: Viewer, { role, write, moment, isExempt }: StaffCall): ErrorCode | null {
  if (!viewer.session) return 'session_only';
  if (!hasRole(viewer, role)) return 'forbidden';
  if (isExempt) return null;
  if (!viewer.session.secondFactor) return 'second_factor_missing';
  return write && !isFresh(viewer, moment) ? 'confirmation_required' : null;
}

/** `environment` is APP_ENV. Demonstration people are nobody in production, whatever their address. */
export function isExempt(environment: 'demo' | 'development' | 'production', isDemoPerson: boolean): boolean {
  return environment !== 'production' && isDemoPerson;
}
