import { isChunkFailure } from '@/lib/browser/builds/chunk-reload';

interface Page {
  origin: string;
  isOnline: boolean;
  /** Whether somebody has typed something that would be lost. */
  isTyped: boolean;
}

/**
 * What becomes of an error that nobody caught: spec §8 has the error screen for it. Where somebody has typed something
 * it is only reported, as is what React says it has mended, and what the browser has refused, such as to play a sound.
 * A missing piece of the program reloads the page, unless there is no connection: the next press tries again.
 */
export function fateOf(error: unknown, page: Page): 'none' | 'report' | 'reload' | 'screen' {
  if (!isOurs(error, page.origin)) return 'none';
  if (isChunkFailure(error) && !page.isOnline) return 'none';
  if (page.isTyped || mended.test(error.message) || error instanceof DOMException) return 'report';
  return isChunkFailure(error) ? 'reload' : 'screen';
}

/** A page that came to life otherwise than it was drawn, as under a translator: React has drawn it anew. */
const mended = /Minified React error #(?:41[89]|42[1-5]|520)\b|hydrat/i;

/** A call without a connection, in the words of the browsers. */
const unreached = /failed to fetch|load failed|networkerror/i;
/** What apps put into the pages that they show, and what is no failure: a size that changed while it was looked at. */
const alien = /java object is gone|webkit\.messageHandlers|_AutofillCallbackHandler|ResizeObserver loop/i;

/**
 * Failed calls (`statusCode`) are reported by `callApi`, a read ends with its page, and the router says by errors where
 * it goes. Nothing of ours throws what is no error.
 */
function isOurs(error: unknown, origin: string): error is Error {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  if ('statusCode' in error || error.name === 'AbortError') return false;
  if (String(Reflect.get(error, 'digest')).startsWith('NEXT_')) return false;
  return !unreached.test(error.message) && !alien.test(error.message) && isFromHere(error, origin);
}

/** By the first address in its stack. One that tells none, as Node's or an evaluated one, may be ours. */
function isFromHere({ stack = '', message }: Error, origin: string): boolean {
  const calls = stack.replace(message, '');
  const [address] = /[a-z][a-z-]*:\/\/\S+/i.exec(calls) ?? [];
  return address?.startsWith(`${origin}/_next/`) ?? !calls.includes('user-script:');
}
