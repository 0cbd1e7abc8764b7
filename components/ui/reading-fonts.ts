'use client';

import { preload } from 'react-dom';
import serifCyrillic from './fonts/literata-russian.woff2';
import serifLatin from './fonts/literata-basic.woff2';

/**
 * Preloads the reading fonts for a page that is mostly text in `lang`. On the server alone, the call would be a part of what is
 * fetched ahead for a link to the page, and pages with such a link would load fonts that they have no use for.
 */
export function ReadingFonts({ lang }: { lang: string }) {
  for (const file of lang === 'ru' ? [serifCyrillic, serifLatin] : [serifLatin])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}
