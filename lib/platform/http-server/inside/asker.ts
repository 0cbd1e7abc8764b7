import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { isApiCall } from '@/lib/platform/http-server/api-refusal';

/**
 * Who gets an answer, as far as failures are concerned: a program that calls the API, a browser that wants a part
 * of a page (a file, or data for Next's router), a machine that reads pages, or a person.
 */
export type Asker = 'program' | 'file' | 'router' | 'bot' | 'person';

/** What is no page, and never goes through the middleware (its matcher says the same). */
const files =
  /^\/(?:_next|__nextjs|images|builds|feeds|og|sitemaps)(?:[/?_-]|$)|^\/(?:icon\.svg|robots\.txt|sitemap\.xml|manifest\.webmanifest)$/;

export function askerOf(request: IncomingMessage): Asker {
  const { url = '', headers } = request;
  if (isApiCall(request)) return 'program';
  const [path = ''] = url.split('?', 1);
  if (files.test(path)) return 'file';
  if (isbot(headers['user-agent'])) return 'bot';
  return headers.rsc === undefined ? 'person' : 'router';
}
