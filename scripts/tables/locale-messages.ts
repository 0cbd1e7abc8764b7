import { readdirSync } from 'node:fs';
import type { Locale } from '@/lib/platform/i18n/locales';
import { importedAs, keyOf } from './message-files';

/** The module that holds all messages of a locale: one chunk of the build, instead of one for each file of messages. */
export function writeLocaleMessages(locale: Locale): string {
  const slices = readdirSync(`messages/${locale}`)
    .map((file) => file.replace(/\.json$/u, ''))
    .sort();
  return [
    `// Made from the files of messages/${locale} by \`npm run tables:make\`.`,
    ...slices.map((slice) => `import ${importedAs(slice)} from '@/messages/${locale}/${slice}.json';`),
    '',
    'export const messages = {',
    ...slices.map((slice) =>
      importedAs(slice) === slice ? `  ${slice},` : `  ${keyOf(slice)}: ${importedAs(slice)},`,
    ),
    '};',
    '',
  ].join('\n');
}
