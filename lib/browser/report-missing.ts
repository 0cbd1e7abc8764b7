import { reportError } from './error-hook';
import { missingWords } from '@/lib/platform/i18n/missing-words';

/** Reports missing messages of client components; during server rendering they go to the server's log. */
export const reportMissing = missingWords((error) => {
  if (typeof document === 'undefined') console.error(error);
  else reportError(error);
});
