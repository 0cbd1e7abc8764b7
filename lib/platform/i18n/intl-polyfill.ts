import { readdirSync } from 'node:fs';
import type { Locale } from './locales';

/** Below the folder of the build's static files, and below their address. */
export const intlPolyfillFolder = 'intl-polyfill';

let files: string[] | undefined;

/**
 * The address of the script that teaches a browser this locale (lib/browser/intl-polyfill); undefined for locales that
 * every browser knows. scripts/intl-polyfill has written the files before the server listens.
 */
export function findIntlPolyfill(locale: Locale): string | undefined {
  files ??= readFiles();
  const file = files.find((name) => name.startsWith(`${locale}-`));
  return file && `/_next/static/${intlPolyfillFolder}/${file}`;
}

function readFiles(): string[] {
  try {
    return readdirSync(`.next/static/${intlPolyfillFolder}`);
  } catch {
    return [];
  }
}
