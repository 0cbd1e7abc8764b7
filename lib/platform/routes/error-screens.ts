import { splitLocale } from '@/lib/platform/i18n/locales';
import { isProfile } from './page-kinds';

/*
 * The HTTP server requests an error screen by headers that clients cannot send (lib/platform/http-server/inside/screens.ts):
 * which screen, and the reader's address.
 */
const screens = ['404', '500'] as const;
export type ErrorScreen = (typeof screens)[number];

/** The pages of the error screens, without the locale's prefix. */
export const screenPaths: Record<ErrorScreen, string> = { '404': '/notfound', '500': '/servererror' };

/** The requested error screen; undefined for an ordinary request. */
export function screenOf(headers: Headers): ErrorScreen | undefined {
  const wanted = headers.get('x-screen');
  return screens.find((screen) => screen === wanted);
}

/** The path and query of the reader's address. */
export function addressOf(headers: Headers): string {
  return headers.get('x-page-url') ?? '';
}

/** A decoded address for people: invisible and misleading characters stay percent-encoded. */
export function readable(address: string): string {
  return address.replaceAll(/(?:%[\da-f]{2})+/giu, decode);
}

/** Spaces, invisible characters, and characters that change the text direction. */
const treacherous = /[\p{C}\p{Z}]/u;

function decode(escaped: string): string {
  try {
    const text = decodeURI(escaped);
    return treacherous.test(text) ? escaped : text;
  } catch {
    return escaped;
  }
}

/** Whether the missing page is a person's profile, which has its own text (spec §8). */
export function isPersonMissing(address: string): boolean {
  const [pathname = ''] = address.split('?', 1);
  return isProfile(splitLocale(pathname).path);
}
