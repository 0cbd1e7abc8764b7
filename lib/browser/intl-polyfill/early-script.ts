import { findIntlPolyfill } from '@/lib/platform/i18n/intl-polyfill';
import type { Locale } from '@/lib/platform/i18n/locales';

/**
 * Stands in the head of pages in a locale that some browsers do not know; undefined for other locales. Where this browser
 * lacks the locale, it begins to fetch the polyfill and has Next run it before hydration: Next runs the scripts of
 * `__next_s` first, which is how it does `beforeInteractive` of next/script. Chromium says that it knows Azerbaijani and
 * has numbers for the names of months. The Content-Security-Policy contains its hash, so the page must contain exactly this
 * text; its beginning tells lib/platform/http-server/late-hydration what it is.
 */
export function earlyIntlScript(locale: Locale, address = findIntlPolyfill(locale)): string | undefined {
  return address && `(self.__next_s=self.__next_s||[]).push(...(${script})("${locale}","${address}"))`;
}

const script = `(locale,href)=>{
if(['ListFormat','Collator','DateTimeFormat','NumberFormat','RelativeTimeFormat','DisplayNames'].every((name)=>Intl[name].supportedLocalesOf(locale)[0])&&!/\\d/.test(new Intl.DateTimeFormat(locale,{month:'long'}).format()))return[];
document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'script',href}));
return[[href,{}]]}`;
