import 'server-only';
import type { Connection } from '@/db/client';
import type { Role, Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { writeStaffLog, type RequestContext } from './log';
import { canChangeRoles, hasRole } from './policy';
import { lockAdministrators, lockPerson, selectPeople, updateRole } from './inside/queries';
import type { PeopleQuery, RoleHolder, RoleHolders } from './roles-schema';

const pageSize = 30;

/** People by a part of their name or e-mail, staff first; without words only staff. Throws AppError('forbidden'). */
export async function listPeople(viewer: Viewer, { words, page }: PeopleQuery): Promise<RoleHolders> {
  if (!canChangeRoles(viewer)) throw new AppError('forbidden');
  const rows = await selectPeople({ words }, page * pageSize, pageSize + 1);
  return {
    people: rows.slice(0, pageSize).map(viewOf),
    next: rows.length > pageSize ? page + 1 : null,
  };
}

function viewOf({
  firstName,
  surname,
  emailVerifiedAt,
  hasSecondFactor,
  ...row
}: Awaited<ReturnType<typeof selectPeople>>[number]): RoleHolder {
  return {
    ...row,
    name: `${firstName} ${surname}`.trim(),
    is_verified: emailVerifiedAt !== null,
    has_second_factor: hasSecondFactor,
  };
}

interface RoleChange {
  /** Ends the work of a teacher, in the same transaction. */
  stopTeaching: (on: Connection, person: number) => Promise<void>;
  audit: RequestContext;
}

/**
 * Gives a person a role; it applies to their open sessions at once. Changes of administrators are serialized, so that two
 * administrators who demote each other do not both succeed. Throws AppError: 'forbidden', 'not_found', 'person_unverified',
 * 'last_administrator'.
 */
export async function changeRole(
  viewer: Viewer,
  person: number,
  role: Role,
  { stopTeaching, audit }: RoleChange,
): Promise<RoleHolder> {
  if (!canChangeRoles(viewer)) throw new AppError('forbidden');
  await db.transaction(async (on) => {
    const administrators = await lockAdministrators(on, now());
    // The caller may have lost the role since the call began.
    if (!administrators.includes(viewer.id)) throw new AppError('forbidden');
    if (role !== 'administrator' && administrators.every((id) => id === person)) {
      throw new AppError('last_administrator');
    }
    const known = await lockPerson(on, person);
    if (!known) throw new AppError('not_found');
    const before = known.role;
    if (before === role) return;
    if (hasRole({ role }, 'moderator') && !known.emailVerifiedAt) throw new AppError('person_unverified');
    await updateRole(on, person, role);
    await notify(on, { to: person, kind: 'role_changed' });
    if (before === 'teacher') await stopTeaching(on, person);
    const change = { before: { role: before }, after: { role } };
    const target = `user:${person}`;
    await writeStaffLog(on, { staffId: viewer.id, ...audit }, { action: 'role_changed', target, ...change });
  });
  const [row] = await selectPeople({ id: person }, 0, 1);
  if (!row) throw new AppError('not_found');
  return viewOf(row);
}
