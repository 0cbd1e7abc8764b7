/**
 * To be run in a page before a function that is sent there: esbuild has put calls into the function that keep the names
 * of those within it.
 */
export const keepsNames = 'globalThis.__name ??= (named) => named;';
