import type { Viewer } from '@/lib/auth/viewer';
import type { CourseState } from '@/lib/courses/schema';
import { hasRole } from '@/lib/staff/policy';

/** Who did the course knows what it is worth. */
export const canReview = (state: CourseState) => state === 'done' || state === 'passed';

export const canHideReviews = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'moderator');
