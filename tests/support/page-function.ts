/**
 * To be run in a page before a function is sent to it: esbuild inserts calls of `__name` into the function, which keep the
 * names of its inner functions.
 */
export const keepsNames = 'globalThis.__name ??= (named) => named;';
