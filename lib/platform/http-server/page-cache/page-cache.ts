/**
 * A cache of public pages in the serving process, which answers without Next. It holds only answers that Next declares
 * to be the same for everybody, to requests without any sign of a person, within a number of bytes. It knows no feature.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { requestIdOf } from '@/lib/platform/http-server/inside/caller';
import { pageOfScripts } from '@/lib/platform/http-server/late-hydration/extract-scripts';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { FrontResponse } from '@/lib/platform/http-server/response';
import type { Handle } from '@/lib/platform/http-server/inside/screens';
import { defaultSecurityHeaders, securityHeaders } from '@/lib/platform/http-server/inside/security-headers';
import { isAnonymous, isCacheableAddress, pathOf } from './admission';
import { askNext, type NextAnswer } from './ask-next';
import { isServerError, PageStore, type AskForPage, type Outcome, type Split } from './page-store';
import { sendPage } from './send-page';
import type { StoredPage } from './stored-page';

export interface PageCacheOptions {
  maxBytes: number;
  /** The public address of the site. */
  origin: string;
  /** Whether the answer at this path is the same for everybody. */
  isShared: (path: string) => boolean;
  /** Whether a person with these cookies gets another page at this path. */
  isPersonal: (path: string, cookies: string) => boolean;
  /** Divides a page into its document and its scripts. */
  split?: Split;
  /** Milliseconds. */
  now?: () => number;
  /** Default: `defaultRenewTimeoutMs`. */
  renewTimeoutMs?: number;
}

/** What the HTTP server gives to the cache. */
interface Server {
  handle: Handle;
  isDatabaseAway: () => Promise<boolean>;
  trustProxy: boolean;
}

export interface PageCache {
  /** Answers from memory if that is possible at once. Returns false when it has done nothing. */
  answer: (request: FrontRequest, response: FrontResponse) => boolean;
  /** Replaces Next's handler: asks Next for a page once for all who wait for it, and stores the page. */
  handle: (request: FrontRequest, response: FrontResponse) => Promise<void>;
  /** The pages at these paths, or all pages, have changed: the next reader waits for the new one. */
  expire: (isTouched?: (path: string) => boolean) => void;
}

/** Longest wait of a reader for a new page; then the old one is sent, because the database cannot be reached. */
const defaultRenewTimeoutMs = 1_000;
const minErrorStatus = 400;

export function createPageCache(
  {
    maxBytes,
    origin,
    isShared,
    isPersonal,
    renewTimeoutMs = defaultRenewTimeoutMs,
    ...options
  }: PageCacheOptions,
  { handle, isDatabaseAway, trustProxy }: Server,
): PageCache {
  const site = new URL(origin);
  const ask: AskForPage = (path, requestId) => askNext(handle, site, path, requestId);
  const headers = commonHeaders(site.protocol === 'https:');
  const store = new PageStore({ ...options, maxBytes, ask, headers });
  const patience = { renewTimeoutMs, isDatabaseAway };
  const isAdmitted = (request: FrontRequest, path: string) => {
    const { cookie } = request.headers;
    return isAnonymous(request) && (cookie === undefined || !isPersonal(path, cookie));
  };
  const isCacheable = (request: FrontRequest, path: string) =>
    isCacheableAddress(path) && isShared(path) && isAdmitted(request, path);
  return {
    answer: (request, response) => {
      const path = pathOf(request.url ?? '/');
      const page = store.get(path);
      if (!page || !store.isUsable(page) || !isAdmitted(request, path)) return false;
      const id = requestIdOf(trustProxy ? request.headers : {});
      sendPage(request, response, page, id);
      store.revalidate(path, page, id);
      return true;
    },
    handle: async (request, response) => {
      const address = pathOf(request.address);
      if (!isCacheable(request, address)) return handle(request, response);
      const id = request.headers['x-request-id']?.toString() ?? '';
      const script = await findScripts(store, address, id, isShared);
      const outcome = script ? { page: script } : await renewInTime(store, address, id, patience);
      if ('page' in outcome) sendPage(request, response, outcome.page, id);
      else if (outcome.answer.status >= minErrorStatus) forward(outcome.answer, response);
      // Any other answer, such as a redirect, may differ from reader to reader.
      else await handle(request, response);
    },
    expire: (isTouched) => store.expire(isTouched),
  };
}

/** Scripts of a page that were evicted are made again together with the page, unless it has changed since. */
async function findScripts(
  store: PageStore,
  address: string,
  requestId: string,
  isShared: (path: string) => boolean,
): Promise<StoredPage | undefined> {
  const path = pageOfScripts(address);
  if (path === undefined || !isShared(path)) return undefined;
  await store.renew(path, requestId);
  return store.get(address);
}

function commonHeaders(isSecure: boolean): Record<string, string> {
  return { ...defaultSecurityHeaders, ...Object.fromEntries(securityHeaders(isSecure)) };
}

/** The present page; the stored one when Next fails or the database is away. */
async function renewInTime(
  store: PageStore,
  path: string,
  requestId: string,
  { renewTimeoutMs, isDatabaseAway }: { renewTimeoutMs: number; isDatabaseAway: () => Promise<boolean> },
): Promise<Outcome> {
  const before = store.get(path);
  const renewal = store.renew(path, requestId);
  if (!before) return renewal;
  const timeout = sleep(renewTimeoutMs).then(async () => ((await isDatabaseAway()) ? undefined : renewal));
  const outcome = await Promise.race([renewal, timeout]).catch(() => undefined);
  if (outcome && !isServerError(outcome)) return outcome;
  store.keepStale(before);
  return { page: before };
}

function forward({ status, headers, body }: NextAnswer, response: FrontResponse): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body);
}
