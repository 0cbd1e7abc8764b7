/** The attribute of a button that needs none of the page's scripts: lib/platform/http-server/late-hydration leaves its presses alone. */
export const worksEarly = 'data-works-early';
