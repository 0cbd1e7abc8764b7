import { preload } from 'react-dom';
import sansCyrillic from './fonts/rubik-russian.woff2';
import sansLatin from './fonts/rubik-basic.woff2';
import type { Locale } from '@/lib/platform/i18n/locales';

/**
 * Preloads the fonts of most of the page's text, so that the text does not change its font after the first paint. Russian
 * takes its spaces and digits from the Latin file. Those of long texts: ./reading-fonts.
 */
export function preloadSans(locale: Locale): void {
  for (const file of locale === 'ru' ? [sansCyrillic, sansLatin] : [sansLatin])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
