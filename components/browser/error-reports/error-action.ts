import { isChunkFailure } from '@/lib/browser/builds/chunk-reload';

interface Page {
  origin: string;
  isOnline: boolean;
  /** Whether there is unsaved text. */
  isTyped: boolean;
}

/**
 * How to handle an uncaught error: spec §8 shows the error screen. With unsaved text
 * it is only reported, as are errors from which React has recovered, and DOMExceptions, such as a refused playback.
 * A missing chunk reloads the page, unless the browser is offline: the next click tries again.
 */
export function errorAction(error: unknown, page: Page): 'none' | 'report' | 'reload' | 'screen' {
  if (!isOurs(error, page.origin)) return 'none';
  if (isChunkFailure(error) && !page.isOnline) return 'none';
  if (page.isTyped || recoverable.test(error.message) || error instanceof DOMException) return 'report';
  return isChunkFailure(error) ? 'reload' : 'screen';
}

/** A hydration mismatch, for instance by a translator: React has rendered the page again. */
const recoverable = /Minified React error #(?:41[89]|42[1-5]|520)\b|hydrat/i;

/** Browsers' messages for a call without a connection. */
const networkFailure = /failed to fetch|load failed|networkerror/i;
/** Errors of scripts that apps inject into pages, and ResizeObserver's harmless notice. */
const foreignError =
  /java object is gone|webkit\.messageHandlers|_AutofillCallbackHandler|ResizeObserver loop/i;

/**
 * Whether an error is from our code and not handled elsewhere: `callApi` reports failed calls (`statusCode`), aborted
 * reads are no errors, and the router navigates by throwing. Our code throws only Errors.
 */
function isOurs(error: unknown, origin: string): error is Error {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  if ('statusCode' in error || error.name === 'AbortError') return false;
  if (String(Reflect.get(error, 'digest')).startsWith('NEXT_')) return false;
  return (
    !networkFailure.test(error.message) && !foreignError.test(error.message) && isFromHere(error, origin)
  );
}

/** Whether the first URL in the stack is one of our scripts. A stack without a URL may be ours. */
function isFromHere({ stack = '', message }: Error, origin: string): boolean {
  const calls = stack.replace(message, '');
  const [address] = /[a-z][a-z-]*:\/\/\S+/i.exec(calls) ?? [];
  return address?.startsWith(`${origin}/_next/`) ?? !calls.includes('user-script:');
}
