/**
 * For everything that Next declares to be the same for everybody. Browsers ask each time, and learn that nothing has
 * changed. A shared cache in front of us keeps to our own rules, so that an edit is seen there as soon as here; Next's
 * own would let it give what is a year old.
 */
export const pageControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59, stale-if-error=86400';

export const isShared = (control: string) => /\bs-maxage=[1-9]/.test(control);
