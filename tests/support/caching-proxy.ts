import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawGet, type RawAnswer } from './raw-get';

export interface CachingProxy {
  base: string;
  /** The number of cache hits. */
  hits: () => number;
  close: () => Promise<void>;
}

interface CacheEntry {
  answer: RawAnswer;
  /** The request's values of the headers in `Vary`. */
  varying: string;
  vary: string[];
  until: number;
}

/** A shared cache in front of a site: it caches responses with `s-maxage`, keyed by URL and the headers in `Vary`. */
export async function startCachingProxy(target: string): Promise<CachingProxy> {
  const entries = new Map<string, CacheEntry[]>();
  let hits = 0;
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    const own = entries
      .get(url)
      ?.find((each) => each.until > Date.now() && each.varying === pick(headers, each.vary));
    if (own) {
      hits += 1;
      give(own.answer, response);
      return;
    }
    const { host: _, connection: __, ...sent } = headers;
    rawGet(
      `${target}${url}`,
      Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    ).then(
      (answer) => {
        const seconds = secondsOf(answer);
        const vary = (answer.headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
        const entry = { answer, vary, varying: pick(headers, vary), until: Date.now() + seconds * 1000 };
        if (seconds > 0 && !vary.includes('*')) entries.set(url, [entry, ...(entries.get(url) ?? [])]);
        give(answer, response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // The boundary: a TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    hits: () => hits,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function secondsOf({ statusCode, headers }: RawAnswer): number {
  const control = headers['cache-control'] ?? '';
  if (statusCode !== 200 || /private|no-store/.test(control)) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}

function pick(headers: IncomingHttpHeaders, names: string[]): string {
  return JSON.stringify(names.map((name) => headers[name] ?? null));
}

function give({ statusCode, headers, body }: RawAnswer, response: ServerResponse): void {
  const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...rest } = headers;
  response.writeHead(statusCode, { ...rest, 'content-length': body.byteLength });
  response.end(body);
}
