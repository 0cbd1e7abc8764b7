/**
 * A cache of public pages in the serving process. It answers what many ask for without Next: only what is declared to
 * be the same for everybody, asked for as nobody in particular, within so many bytes. It knows no feature.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { requestIdOf } from '@/lib/platform/http-server/inside/caller';
import { pageOfScripts } from '@/lib/platform/http-server/late-hydration/extract-scripts';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { FrontResponse } from '@/lib/platform/http-server/response';
import type { Handle } from '@/lib/platform/http-server/inside/screens';
import { defaultSecurityHeaders, securityHeaders } from '@/lib/platform/http-server/inside/security-headers';
import { isPlainAddress, isPlainQuestion, pathOf } from './admission';
import { askNext, type NextAnswer } from './ask-next';
import { failed, PageStore, type Ask, type Outcome, type Split } from './page-store';
import { sendPage } from './send-page';
import type { StoredPage } from './stored-page';

export interface PageCacheOptions {
  /** How much memory pages may take. */
  bytes: number;
  /** The address people reach the site at. */
  origin: string;
  /** Whether what is at this path is the same for everybody. */
  isShared: (path: string) => boolean;
  /** Whether somebody with these cookies gets something of their own there, instead. */
  isOwn: (path: string, cookies: string) => boolean;
  /** Takes what a page needs later only out of it. */
  split?: Split;
  /** Milliseconds. */
  now?: () => number;
}

/** What the front around it brings along. */
interface Surroundings {
  handle: Handle;
  isDatabaseAway: () => Promise<boolean>;
  trustProxy: boolean;
}

export interface PageCache {
  /** Answers from memory, if that can be done at once. Otherwise nothing was done. */
  answer: (request: FrontRequest, response: FrontResponse) => boolean;
  /** In the place of Next's handler: asks Next for a page, once for all who wait for it, and keeps it. */
  handle: (request: FrontRequest, response: FrontResponse) => Promise<void>;
  /** The pages at these paths, or all, have changed: whoever comes next waits for the new one. */
  expire: (isTouched?: (path: string) => boolean) => void;
}

/** So long a reader waits for a new page before it matters whether the database is there. Milliseconds. */
const patience = 1_000;
const firstRefusal = 400;

export function createPageCache(
  { bytes, origin, isShared, isOwn, ...options }: PageCacheOptions,
  { handle, isDatabaseAway, trustProxy }: Surroundings,
): PageCache {
  const site = new URL(origin);
  const ask: Ask = (path, requestId) => askNext(handle, site, path, requestId);
  const headers = commonHeaders(site.protocol === 'https:');
  const store = new PageStore({ ...options, bytes, ask, headers });
  const isAdmitted = (request: FrontRequest, path: string) => {
    const { cookie } = request.headers;
    return isPlainQuestion(request) && (cookie === undefined || !isOwn(path, cookie));
  };
  const isKept = (request: FrontRequest, path: string) =>
    isPlainAddress(path) && isShared(path) && isAdmitted(request, path);
  return {
    answer: (request, response) => {
      const path = pathOf(request.url ?? '/');
      const page = store.shelf.get(path);
      if (!page || !store.isGood(page) || !isAdmitted(request, path)) return false;
      const id = requestIdOf(trustProxy ? request.headers : {});
      sendPage(request, response, page, id);
      store.tend(path, page, id);
      return true;
    },
    handle: async (request, response) => {
      const address = pathOf(request.address);
      if (!isKept(request, address)) return handle(request, response);
      const id = request.headers['x-request-id']?.toString() ?? '';
      const script = await findScripts(store, address, id, isShared);
      const outcome = script ? { page: script } : await renewInTime(store, address, id, isDatabaseAway);
      if ('page' in outcome) sendPage(request, response, outcome.page, id);
      else if (outcome.answer.status >= firstRefusal) passOn(outcome.answer, response);
      // Whatever else it is, it need not be the same for everybody.
      else await handle(request, response);
    },
    expire: (isTouched) => store.expire(isTouched),
  };
}

/** Scripts of a page that are not kept any more are made again with the page, unless it has changed since. */
async function findScripts(
  store: PageStore,
  address: string,
  requestId: string,
  isShared: (path: string) => boolean,
): Promise<StoredPage | undefined> {
  const path = pageOfScripts(address);
  if (path === undefined || !isShared(path)) return undefined;
  await store.renew(path, requestId);
  return store.shelf.get(address);
}

function commonHeaders(isSecure: boolean): Record<string, string> {
  return { ...defaultSecurityHeaders, ...Object.fromEntries(securityHeaders(isSecure)) };
}

/** The page as it is now; as it was, when Next fails at it or the database is away. */
async function renewInTime(
  store: PageStore,
  path: string,
  requestId: string,
  isDatabaseAway: () => Promise<boolean>,
): Promise<Outcome> {
  const before = store.shelf.get(path);
  const work = store.renew(path, requestId);
  if (!before) return work;
  const late = pause(patience).then(async () => ((await isDatabaseAway()) ? undefined : work));
  const outcome = await Promise.race([work, late]).catch(() => undefined);
  if (outcome && !failed(outcome)) return outcome;
  store.excuse(before);
  return { page: before };
}

function passOn({ status, headers, body }: NextAnswer, response: FrontResponse): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body);
}
