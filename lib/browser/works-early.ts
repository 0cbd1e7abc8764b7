/**
 * The attribute of a button that works before hydration: lib/platform/http-server/late-hydration does not replay its
 * clicks.
 */
export const worksEarly = 'data-works-early';
