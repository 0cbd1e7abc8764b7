import { locales } from '@/lib/platform/i18n/locales';
import { writeApiFiles } from './api-files';
import { writeLocaleMessages } from './locale-messages';
import { writeMessageFiles } from './message-files';
import { writePageFiles } from './page-files';
import { writePartnerScript } from './partner-script';

type Table = readonly [file: string, write: () => string];

/** The modules that say what files there are, and what writes each. */
export const tables: readonly Table[] = [
  ['app/api/openapi.json/route-files.ts', writeApiFiles],
  ['lib/platform/routes/page-files.ts', writePageFiles],
  ['lib/platform/i18n/message-files.ts', writeMessageFiles],
  ['lib/chat/practice-partner/inside/script.json', writePartnerScript],
  ...locales.map((locale): Table => [
    `lib/platform/i18n/locale-messages/${locale}.ts`,
    () => writeLocaleMessages(locale),
  ]),
];
