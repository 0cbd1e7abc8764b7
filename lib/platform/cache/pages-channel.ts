/**
 * By this channel of PostgreSQL every serving process hears that cached pages show something old. In a file of its
 * own: lib/platform/cache/cache.ts needs Next at work, which the process that starts Next has not yet.
 */
export const pagesChannel = 'govorim_pages';

/** What is said there of a change that no process keeps an older state of. */
export const seenAtOnce = 'now';
