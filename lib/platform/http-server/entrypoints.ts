/**
 * API calls go straight to the compiled entrypoint of their route, by the interface that Next documents for hosts
 * ("Invoking Entrypoints"). This skips the work that Next does around pages: half of the time of a small call.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isCacheableAddress, pathOf } from './page-cache/admission';
import type { Handle } from './inside/screens';

/** The routes of the build, read from Next's manifests. */
export interface RouteTable {
  /** File system paths, each with the pattern of its URLs, in the order in which they are tried. */
  routes: readonly { page: string; regex: string }[];
  /** Loads the exports of a route's compiled file; throws for a route that Next must answer itself. */
  load: (page: string) => unknown;
}

interface Context {
  waitUntil: (work: Promise<unknown>) => void;
}
type Entrypoint = (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<unknown>;

/** Headers, query parameters and a cookie of Next's own protocol: page segments, draft mode, revalidation. */
const nextInternalHeader = /^(?:rsc|next-|x-nextjs-|x-prerender-)/;
const nextInternalQuery = /[?&](?:nxt|_rsc)/;
const draftCookie = '__prerender_bypass';
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** @returns a function that finds the entrypoint of a request, or undefined when Next must answer it */
export function createEntrypoints(table: RouteTable): (request: IncomingMessage) => Handle | undefined {
  const find = routeFinder(table);
  const handles = new Map<string, Handle | undefined>();
  return (request) => {
    const { url = '' } = request;
    const path = pathOf(url);
    if (!isPlainCall(request, path)) return undefined;
    const page = find(path);
    if (page === undefined) return undefined;
    if (!handles.has(page)) handles.set(page, handleOf(page, table));
    return handles.get(page);
  };
}

/** Whether a request is an API call at a normalized URL, without anything of Next's own protocol. */
function isPlainCall({ method = '', url = '', headers }: IncomingMessage, path: string): boolean {
  if (!methods.has(method) || !path.startsWith('/api/') || !isCacheableAddress(path)) return false;
  return !nextInternalQuery.test(url) && !hasNextHeaders(headers);
}

function hasNextHeaders(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (nextInternalHeader.test(name)) return true;
  return headers.cookie?.includes(draftCookie) ?? false;
}

function routeFinder({ routes }: RouteTable): (path: string) => string | undefined {
  const fixed = new Map<string, string>();
  const patterns: { page: string; pattern: RegExp }[] = [];
  for (const { page, regex } of routes) {
    if (!page.startsWith('/api/')) continue;
    if (page.includes('[')) patterns.push({ page, pattern: new RegExp(regex) });
    else fixed.set(page, page);
  }
  return (path) => fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.page;
}

/** Loads the entrypoint at the first call. A file without the documented export is left to Next. */
function handleOf(page: string, table: RouteTable): Handle | undefined {
  const entrypoint = entrypointOf(page, table);
  if (!entrypoint) return undefined;
  return async (request, response) => {
    await entrypoint(request, response, context);
  };
}

/** Work after the response goes on in this process, which is long-lived. */
const context: Context = { waitUntil: (work) => void work.catch(() => undefined) };

function entrypointOf(page: string, { load }: RouteTable): Entrypoint | undefined {
  try {
    const exported = load(page);
    if (typeof exported !== 'object' || exported === null || !('handler' in exported)) return undefined;
    const { handler } = exported;
    if (typeof handler !== 'function') return undefined;
    return async (...args) => Reflect.apply(handler, undefined, args) as Promise<unknown>;
  } catch {
    return undefined;
  }
}
