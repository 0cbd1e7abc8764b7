import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import type { RequestContext } from '@/lib/people/staff/log';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { writeStaffLog } from '@/lib/people/staff/log';
import { lockTeacher, selectTeacherPage, stopSchedules, updateApproval } from './inside/approval-queries';
import { writesEverything } from './policy';
import type { Approval, TeacherPage, TeachersQuery } from './teachers-schema';

const pageSize = 30;

/** A page of teachers; those who wait for approval come first. Throws AppError('forbidden'). */
export async function listTeachers(viewer: Viewer, { words, page }: TeachersQuery): Promise<TeacherPage> {
  if (!writesEverything(viewer)) throw new AppError('forbidden');
  const rows = await selectTeacherPage(words, page, pageSize);
  return {
    teachers: rows.slice(0, pageSize).map(({ firstName, surname, approvedAt, createdAt, ...row }) => ({
      ...row,
      name: `${firstName} ${surname}`,
      approved_at: approvedAt?.toISOString() ?? null,
      registered_at: createdAt.toISOString(),
    })),
    next: rows.length > pageSize ? page + 1 : null,
  };
}

/**
 * Approves a teacher or withdraws the approval. Withdrawing cancels scheduled publications; published posts stay.
 * Repeating it changes nothing. Throws AppError: 'forbidden', 'not_found'.
 */
export async function approveTeacher(
  viewer: Viewer,
  teacher: number,
  isApproved: boolean,
  origin: RequestContext,
): Promise<Approval> {
  if (!writesEverything(viewer)) throw new AppError('forbidden');
  return db.transaction(async (on) => {
    const known = await lockTeacher(on, teacher);
    if (!known) throw new AppError('not_found');
    if ((known.approvedAt !== null) === isApproved)
      return { approved_at: known.approvedAt?.toISOString() ?? null };
    const at = isApproved ? now() : null;
    await updateApproval(on, teacher, at);
    await (isApproved ? notify(on, { to: teacher, kind: 'teacher_approved' }) : stopSchedules(on, teacher));
    const action = isApproved ? 'teacher_approved' : 'teacher_approval_withdrawn';
    const change = { target: `user:${teacher}`, before: null, after: null };
    await writeStaffLog(on, { staffId: viewer.id, ...origin }, { action, ...change });
    return { approved_at: at?.toISOString() ?? null };
  });
}

/** Cancels what somebody who is no longer a teacher has scheduled. */
export const stopTeaching = stopSchedules;
