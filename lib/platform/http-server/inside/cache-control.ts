/**
 * The Cache-Control of everything that Next declares public. Browsers revalidate each time and get a 304. A shared cache
 * in front of this server serves an edit as soon as this server does; by Next's own header it could serve a page for
 * a year.
 */
export const pageCacheControl =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=59, stale-if-error=86400';

export const isShared = (control: string) => /\bs-maxage=[1-9]/.test(control);
