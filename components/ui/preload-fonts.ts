import { preload } from 'react-dom';
import serifCyrillic from './fonts/literata-russian.woff2';
import serifLatin from './fonts/literata-basic.woff2';
import sansCyrillic from './fonts/rubik-russian.woff2';
import sansLatin from './fonts/rubik-basic.woff2';
import type { Locale } from '@/lib/platform/i18n/locales';

/*
 * What most of a page is set in, before the stylesheet asks for it: nothing is set anew before the reader's eyes. Russian
 * has its spaces and digits from the Latin file.
 */

export function preloadSans(locale: Locale): void {
  for (const file of locale === 'ru' ? [sansCyrillic, sansLatin] : [sansLatin]) preloadFont(file);
}

/** For a page that is mostly a text in `lang`. */
export function preloadSerif(lang: string): void {
  for (const file of lang === 'ru' ? [serifCyrillic, serifLatin] : [serifLatin]) preloadFont(file);
}

const preloadFont = (file: string) =>
  preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
