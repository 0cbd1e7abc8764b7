import 'server-only';
import { logError } from '@/lib/platform/log';
import { missingWords } from './missing-words';

/** For whatever finds words on the server. */
export const logMissing = missingWords((error) => logError(error, { part: 'messages' }));
