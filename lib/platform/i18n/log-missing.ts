import 'server-only';
import { logError } from '@/lib/platform/log';
import { missingWords } from './missing-words';

/** Logs missing messages on the server. */
export const logMissing = missingWords((error) => logError(error, { part: 'messages' }));
