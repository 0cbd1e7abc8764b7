import type { Viewer } from '@/lib/people/auth/viewer';
import type { CourseState } from '@/lib/learning/courses/schema';
import { hasRole } from '@/lib/people/staff/policy';

/** Whether a learner with this state of the course may review it. */
export const canReview = (state: CourseState) => state === 'done' || state === 'passed';

export const canHideReviews = (viewer: Pick<Viewer, 'role'>) => hasRole(viewer, 'moderator');
