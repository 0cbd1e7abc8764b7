/** A photograph from a phone; what is kept of it is a tenth of that. */
export const mostImageBytes = 5 * 1024 * 1024;
/** Security, "Numbers to adopt": asked of the header, before anything is unpacked. */
export const longestSide = 5_000;
export const mostPixels = 16_000_000;
/** Twice the column of an article, for fine screens. */
export const servedWidth = 1_600;
/** AVIF and SVG are not among them. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
