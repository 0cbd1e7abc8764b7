import { preload } from 'react-dom';
import serifCyrillic from './fonts/literata-russian.woff2';
import serifLatin from './fonts/literata-basic.woff2';
import sansCyrillic from './fonts/rubik-russian.woff2';
import sansLatin from './fonts/rubik-basic.woff2';
import type { Locale } from '@/lib/platform/i18n/locales';

/*
 * Preloads the fonts of most of the page's text, so that the text does not change its font after the first paint. Russian
 * takes its spaces and digits from the Latin file.
 */

export function preloadSans(locale: Locale): void {
  for (const file of locale === 'ru' ? [sansCyrillic, sansLatin] : [sansLatin]) preloadFont(file);
}

/** Preloads the reading fonts for a page that is mostly text in `lang`. */
export function preloadSerif(lang: string): void {
  for (const file of lang === 'ru' ? [serifCyrillic, serifLatin] : [serifLatin]) preloadFont(file);
}

const preloadFont = (file: string) =>
  preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
