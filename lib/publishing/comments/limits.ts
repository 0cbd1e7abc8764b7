/** Code points of what moderators tell an author. */
export const maxReasonCodePoints = 300;
export const commentSorts = ['newest', 'best'] as const;
/** Which comments moderators see. */
export const queues = ['all', 'hidden'] as const;
