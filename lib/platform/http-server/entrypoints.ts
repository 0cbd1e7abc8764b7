/**
 * Calls of the API go straight to what Next has compiled for their route, by the interface Next documents for whoever
 * hosts it ("Invoking Entrypoints"). That spares what Next does for pages around it: half of the time of a small call.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isPlainAddress, pathOf } from './page-cache/admission';
import type { Handle } from './inside/screens';

/** What Next says of its routes. */
export interface RouteTable {
  /** Paths as the file system names them, and a pattern for addresses, in the order in which they are tried. */
  routes: readonly { page: string; regex: string }[];
  /** What the compiled file of a route exports; throws where Next is to answer. */
  load: (page: string) => unknown;
}

interface Context {
  waitUntil: (work: Promise<unknown>) => void;
}
type Entrypoint = (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<unknown>;

/** Whoever sends one of these wants something of Next's own: a part of a page, a draft, a page made anew. */
const nextHeader = /^(?:rsc|next-|x-nextjs-|x-prerender-)/;
const nextQuery = /[?&](?:nxt|_rsc)/;
const draftCookie = '__prerender_bypass';
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** @returns the way past Next for a request, or nothing where Next itself is to answer it */
export function createEntrypoints(table: RouteTable): (request: IncomingMessage) => Handle | undefined {
  const find = routeFinder(table);
  const handles = new Map<string, Handle | undefined>();
  return (request) => {
    const { url = '' } = request;
    const path = pathOf(url);
    if (!isOrdinary(request, path)) return undefined;
    const page = find(path);
    if (page === undefined) return undefined;
    if (!handles.has(page)) handles.set(page, handleOf(page, table));
    return handles.get(page);
  };
}

/** One way of writing the address, without any of what Next means for itself. */
function isOrdinary({ method = '', url = '', headers }: IncomingMessage, path: string): boolean {
  if (!methods.has(method) || !path.startsWith('/api/') || !isPlainAddress(path)) return false;
  return !nextQuery.test(url) && !asksNext(headers);
}

function asksNext(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (nextHeader.test(name)) return true;
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

/** Loaded with the first call. What has no entrypoint as documented is left to Next. */
function handleOf(page: string, table: RouteTable): Handle | undefined {
  const entrypoint = entrypointOf(page, table);
  if (!entrypoint) return undefined;
  return async (request, response) => {
    await entrypoint(request, response, context);
  };
}

/** What an answer leaves behind goes on in this process, which stays. */
const context: Context = { waitUntil: (work) => void work.catch(() => undefined) };

function entrypointOf(page: string, { load }: RouteTable): Entrypoint | undefined {
  try {
    const exported = load(page);
    if (typeof exported !== 'object' || exported === null || !('handler' in exported)) return undefined;
    const { handler } = exported;
    if (typeof handler !== 'function') return undefined;
    return async (...given) => Reflect.apply(handler, undefined, given) as Promise<unknown>;
  } catch {
    return undefined;
  }
}
