import type { Viewer } from '@/lib/people/auth/viewer';
import type { CourseState } from '@/lib/learning/courses/schema';
import { hasRole } from '@/lib/people/staff/policy';

/** Who did the course knows what it is worth. */
export const canReview = (state: CourseState) => state === 'done' || state === 'passed';

export const canHideReviews = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'moderator');
