/** Enough for a photograph from a phone; the stored image is about a tenth of it. */
export const maxImageBytes = 5 * 1024 * 1024;
/** Security, "Numbers to adopt": checked in the file's header, before anything is decoded. */
export const maxSidePx = 5_000;
export const maxPixels = 16_000_000;
/** Twice the width of an article's column, for high-density screens. */
export const servedWidthPx = 1_600;
/** The accepted image formats; AVIF and SVG are not accepted. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
