/**
 * API calls go past Next's server. Handlers that need nothing of Next are called themselves; other calls go to the
 * compiled entrypoint of their route, by the interface that Next documents for hosts ("Invoking Entrypoints").
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isCacheableAddress, pathOf } from './page-cache/admission';
import type { Handle } from './inside/screens';
import { callHandler, type CompressingHandle, type PathParams, type WebHandlers } from './web-handler';

/** The routes of the build, read from Next's manifests. */
export interface RouteTable {
  /** File system paths, each with the pattern of its URLs, in the order in which they are tried. */
  routes: readonly { page: string; regex: string }[];
  /** Loads the exports of a route's compiled file; throws for a route that Next must answer itself. */
  load: (page: string) => unknown;
  /**
   * The handlers among the exports that `load` returned which can be called directly; undefined while the route is still
   * loading.
   */
  handlers?: (exported: unknown) => WebHandlers | undefined;
}

export type Entrypoint = (request: IncomingMessage) => Handle | CompressingHandle | undefined;

interface Context {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Headers, query parameters and a cookie of Next's own protocol: page segments, draft mode, revalidation. */
const nextInternalHeader = /^(?:rsc|next-|x-nextjs-|x-prerender-)/;
const nextInternalQuery = /[?&](?:nxt|_rsc)/;
const draftCookie = '__prerender_bypass';
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** @returns a function that finds what answers a request, or undefined when Next must answer it */
export function createEntrypoints(table: RouteTable): Entrypoint {
  const find = routeFinder(table);
  const handles = new Map<string, Handle | CompressingHandle | undefined>();
  return (request) => {
    const { url = '', method = '' } = request;
    const path = pathOf(url);
    if (!isPlainCall(request, path)) return undefined;
    const route = find(path);
    if (!route) return undefined;
    const key = `${method} ${route.page}`;
    if (handles.has(key)) return handles.get(key);
    const exported = loadOf(route, table);
    const handlers = table.handlers ? table.handlers(exported) : {};
    const handle = callHandler(handlers ?? {}, method, paramsReader(route)) ?? callEntrypoint(exported);
    if (handlers) handles.set(key, handle);
    return handle;
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

/** A route with parameters in its path, or without any. */
interface Route {
  page: string;
  pattern?: RegExp;
}

function routeFinder({ routes }: RouteTable): (path: string) => Route | undefined {
  const fixed = new Map<string, Route>();
  const patterns: Required<Route>[] = [];
  for (const { page, regex } of routes) {
    if (!page.startsWith('/api/')) continue;
    if (page.includes('[')) patterns.push({ page, pattern: new RegExp(regex) });
    else fixed.set(page, { page });
  }
  return (path) => fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path));
}

/** Reads the parameters of a path, which has no percent sign. */
function paramsReader({ page, pattern }: Route): (path: string) => PathParams {
  const names = Array.from(page.matchAll(/\[(\w+)\]/gu), ([, name = '']) => name);
  return (path) => {
    const values = pattern?.exec(path)?.slice(1) ?? [];
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  };
}

/** Loads the route at the first call. A file that cannot be loaded is left to Next. */
function loadOf({ page }: Route, { load }: RouteTable): unknown {
  try {
    return load(page);
  } catch {
    return undefined;
  }
}

/** Work after the response goes on in this process, which is long-lived. */
const context: Context = { waitUntil: (work) => void work.catch(() => undefined) };

/** An export without the documented form is left to Next. */
function callEntrypoint(exported: unknown): Handle | undefined {
  if (typeof exported !== 'object' || exported === null || !('handler' in exported)) return undefined;
  const { handler } = exported;
  if (typeof handler !== 'function') return undefined;
  return async (request, response) => {
    await Reflect.apply(handler, undefined, [request, response, context]);
  };
}
