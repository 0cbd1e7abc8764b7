import { reportError } from './error-hook';
import { missingWords } from '@/lib/platform/i18n/missing-words';

/** For client components. Where they are drawn on the server, what is printed there becomes a line of its log. */
export const reportMissing = missingWords((error) => {
  if (typeof document === 'undefined') console.error(error);
  else reportError(error);
});
