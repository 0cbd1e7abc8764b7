import { writeApiFiles } from './api-files';
import { writeMessageFiles } from './message-files';
import { writePageFiles } from './page-files';

/** The modules that say what files there are, and what writes each. */
export const tables = [
  ['app/api/openapi.json/route-files.ts', writeApiFiles],
  ['lib/platform/routes/page-files.ts', writePageFiles],
  ['lib/platform/i18n/message-files.ts', writeMessageFiles],
] as const;
