import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { isApiCall } from '@/lib/platform/http-server/api-refusal';

/**
 * The kind of client, which decides the form of an error response: a program that calls the API, a browser that loads
 * a part of a page (a file, or data for Next's router), a bot that reads pages, or a person.
 */
export type ClientKind = 'program' | 'file' | 'router' | 'bot' | 'person';

/** Paths that are no pages and never go through the middleware; its matcher lists the same ones. */
const filePath =
  /^\/(?:_next|__nextjs|images|builds|feeds|og|sitemaps)(?:[/?_-]|$)|^\/(?:icon\.svg|robots\.txt|sitemap\.xml|manifest\.webmanifest|push-worker\.js)$/;

export function clientKindOf(request: IncomingMessage): ClientKind {
  const { url = '', headers } = request;
  if (isApiCall(request)) return 'program';
  const [path = ''] = url.split('?', 1);
  if (filePath.test(path)) return 'file';
  if (isbot(headers['user-agent'])) return 'bot';
  return headers.rsc === undefined ? 'person' : 'router';
}
