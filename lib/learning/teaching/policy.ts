import type { Role, Viewer } from '@/lib/people/auth/viewer';

const teachingRoles: ReadonlySet<Role> = new Set(['teacher', 'moderator', 'administrator']);

/** Whether a person may teach courses at all; administrators assign the courses. */
export const canTeach = ({ role }: Pick<Viewer, 'role'>) => teachingRoles.has(role);

/** Teachers see the page also without a course; moderators only when one is assigned to them. */
export const isTeacherByRole = ({ role }: Pick<Viewer, 'role'>) => role === 'teacher';

/** Whether a person teaches every course, under the rules for staff (lib/people/staff/policy). */
export const teachesEverything = ({ role }: Pick<Viewer, 'role'>) => role === 'administrator';

export const canAssignTeachers = (viewer: Pick<Viewer, 'role'>) => teachesEverything(viewer);

/** Figures about fewer learners could reveal a single one's answers. */
export const minLearners = 5;
/** Number of different learners who must have given a typed answer before it is shown: it may contain a name or an address. */
export const minTypists = 3;
