export { reportReasons } from '@/db/enums';

/** Code points of what somebody tells moderators, and of what these tell an author. */
export const messageLimit = 300;
export const reasonLimit = 300;
export const commentSorts = ['newest', 'best'] as const;
/** Which comments moderators see. */
export const queues = ['reported', 'hidden', 'all'] as const;
