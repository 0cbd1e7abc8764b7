import type { Viewer } from '@/lib/people/auth/viewer';

/** Staff who teach a course answer for the site, not for their lessons: only teachers are reviewed. */
export const canBeReviewed = ({ role }: Pick<Viewer, 'role'>) => role === 'teacher';
