/**
 * The PostgreSQL channel that tells every serving process that its cached pages are stale. In a file of its
 * own, because the process that starts Next imports it and must not load lib/platform/cache/cache.ts.
 */
export const pagesChannel = 'govorim_pages';

/** The payload for a change of the settings, which each process caches outside of its pages, too. */
export const settingsChange = '';
