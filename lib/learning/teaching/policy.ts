import type { Role, Viewer } from '@/lib/people/auth/viewer';

const teachingRoles: ReadonlySet<Role> = new Set(['teacher', 'moderator', 'administrator']);

/** Whether somebody may look after courses at all; which ones is what administrators say. */
export const canTeach = ({ role }: Pick<Viewer, 'role'>) => teachingRoles.has(role);

/** A teacher sees the page also while no course is theirs; whoever is above only when one is. */
export const isTeacherByRole = ({ role }: Pick<Viewer, 'role'>) => role === 'teacher';

/** Whether somebody looks after every course, under the rules for staff (lib/people/staff/policy). */
export const teachesEverything = ({ role }: Pick<Viewer, 'role'>) => role === 'administrator';

export const canAssignTeachers = (viewer: Pick<Viewer, 'role'>) => teachesEverything(viewer);

/** Figures about fewer learners than this would tell about one of them. */
export const fewestLearners = 5;
/** A typed answer may hold a name or an address: it shows when this many different learners gave it. */
export const fewestTypists = 3;
