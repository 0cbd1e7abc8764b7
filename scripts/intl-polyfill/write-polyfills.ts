import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { intlPolyfillFolder } from '@/lib/platform/i18n/intl-polyfill';
import type { Locale } from '@/lib/platform/i18n/locales';
import { makeIntlData } from './make-data';

/** Locales of ours that Chromium has no data for. */
const locales = ['az', 'hy'] as const satisfies Locale[];

/**
 * Writes a script for each locale that browsers lack, with the data of this Node, which is the one that serves: what the
 * server and the browser write is the same. Its name changes with its content, so that browsers keep it for ever.
 * @param staticFolder Next's folder of static files
 */
export function writeIntlPolyfills(staticFolder = '.next/static'): void {
  const folder = join(staticFolder, intlPolyfillFolder);
  const scripts = new Map(locales.map((locale) => named(locale, makeIntlPolyfill(locale))));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of scripts)
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), text);
  for (const name of readdirSync(folder)) if (!scripts.has(name)) rmSync(join(folder, name), { force: true });
}

/** @public for tests, which run it */
export function makeIntlPolyfill(locale: string): string {
  const data = JSON.stringify(makeIntlData(locale));
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { installIntl } from './lib/browser/intl-polyfill/install';\ninstallIntl(${data});`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    tsconfig: 'scripts/tsconfig.run.json',
  });
  return outputFiles.map(({ text }) => text).join('');
}

function named(locale: Locale, text: string): [name: string, text: string] {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return [`${locale}-${hash}.js`, text];
}
