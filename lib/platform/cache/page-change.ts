import { z } from 'zod';
import { locales, type Locale } from '@/lib/platform/i18n/locales';

/** Which cached pages a change touches. A path that ends in `*` names all that begin so. */
export interface PageChange {
  /** Paths without the prefix of a locale. */
  paths: readonly string[];
  /** The languages in which it touches these paths; all when it is left out. */
  locales?: readonly Locale[];
  /** Paths that are not one for each language: feeds, sitemaps. */
  files?: readonly string[];
}

/** Where a cached page lies: its language, and its path without the prefix of the language. */
export interface PagePlace {
  locale: Locale;
  path: string;
}

export const everyPage: PageChange = { paths: ['*'], files: ['*'] };

const pageChange = z.object({
  paths: z.array(z.string()),
  locales: z.array(z.enum(locales)).exactOptional(),
  files: z.array(z.string()).exactOptional(),
});

/** Maximum length of a payload: PostgreSQL refuses 8,000 bytes and more. */
const maxPayloadBytes = 7_500;

/** The change as the payload of a notification; one that is too long touches every page. */
export function writePageChange(change: PageChange): string {
  const payload = JSON.stringify(change);
  return Buffer.byteLength(payload) > maxPayloadBytes ? JSON.stringify(everyPage) : payload;
}

/** @returns the change that a payload describes; null for a payload that describes none */
export function readPageChange(payload: string): PageChange | null {
  try {
    return pageChange.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

export function touches({ paths, locales: touched, files = [] }: PageChange, place: PagePlace): boolean {
  if (files.some((each) => covers(each, place.path))) return true;
  return (touched?.includes(place.locale) ?? true) && paths.some((each) => covers(each, place.path));
}

const covers = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
