import { splitLocale } from '@/lib/platform/i18n/locales';
import { isProfile } from './page-kinds';

/*
 * The front asks for an error screen by headers that nobody outside can send (lib/platform/http-server/screens.ts): which one, and
 * at what address the reader is.
 */
const screens = ['404', '500'] as const;
export type ErrorScreen = (typeof screens)[number];

/** Their pages, without the locale's prefix. */
export const screenPaths: Record<ErrorScreen, string> = { '404': '/notfound', '500': '/servererror' };

/** The screen that is asked for; nothing for every ordinary request. */
export function screenOf(headers: Headers): ErrorScreen | undefined {
  const wanted = headers.get('x-screen');
  return screens.find((screen) => screen === wanted);
}

/** The reader's address with its query. */
export function addressOf(headers: Headers): string {
  return headers.get('x-page-url') ?? '';
}

/** An address as people write it: percent signs only where something treacherous would be read else. */
export function readable(address: string): string {
  return address.replaceAll(/(?:%[\da-f]{2})+/giu, decode);
}

/** Blank and invisible characters, and those that turn the direction of the text around them. */
const treacherous = /[\p{C}\p{Z}]/u;

function decode(escaped: string): string {
  try {
    const text = decodeURI(escaped);
    return treacherous.test(text) ? escaped : text;
  } catch {
    return escaped;
  }
}

/** Whether what is missing at this address is a person: spec §8 has words of its own for that. */
export function isPersonMissing(address: string): boolean {
  const [pathname = ''] = address.split('?', 1);
  return isProfile(splitLocale(pathname).path);
}
