/**
 * The HTTP server around Next's request handler: the rules for every response, and what Next leaves open.
 * It knows no feature; everything it needs comes by argument.
 */
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiRefusal } from './api-refusal';
import { limitBody, type BodyLimitOverride } from './inside/body-limit';
import { identifyCaller } from './inside/caller';
import { answerClientError, endWith } from './inside/client-error';
import { trackConnections } from './inside/connections';
import { answerPlainly } from './inside/answer-plainly';
import { allowOrigins } from './inside/cors';
import { drain } from './inside/drain';
import { installErrorPages, type ErrorPageOptions } from './inside/error-pages';
import { healthAnswer, isHealthPath } from './inside/health';
import { compressResponse } from './inside/compress-response';
import { createPageCache, type PageCacheOptions } from './page-cache/page-cache';
import { discardBody } from './inside/discard-body';
import { coalesceWrites } from './inside/coalesce-writes';
import { methodRefusal, refusalOf } from './inside/refusals';
import type { Entrypoint } from './entrypoints';
import { FrontRequest } from './request';
import { FrontResponse, type Answer } from './response';
import { dropUnreadableState } from './inside/router-state';
import { setSecurityHeaders } from './inside/security-headers';
import { trackInFlight } from './inside/in-flight';
import { refusalFormatFor, type FormatRefusal } from './inside/refusal-format';

type Response = FrontResponse<FrontRequest>;
/** @returns whether it has taken the connection; what it leaves is answered like any other request */
export type Upgrade = (request: FrontRequest, socket: Duplex, head: Buffer) => boolean;

export interface FrontOptions extends ErrorPageOptions {
  /** Handles websockets; without it an upgrade is answered like any other request. */
  upgrade?: Upgrade;
  /** Whether the public address is https. */
  isSecure: boolean;
  /** Whether a trusted proxy in front names the caller. */
  trustProxy: boolean;
  /** Whether the database answers and has the schema that this code needs. */
  isReady: () => Promise<boolean>;
  /** An answer that needs neither Next nor the database: it is given whatever is broken. */
  ownAnswer?: (request: FrontRequest) => Answer | undefined;
  /** Other sites whose pages may call the API. */
  corsOrigins?: readonly string[];
  /** The paths whose bodies may be larger, or must be smaller, than usual. */
  bodyLimitOverride?: BodyLimitOverride;
  /** The rate limit: the refusal of a caller who asks too often. Responses from the page cache do not count. */
  limit?: (request: FrontRequest) => Answer | undefined;
  /** Caches public pages in memory; without it every request goes to Next. */
  pageCache?: PageCacheOptions;
  /** Finds the entrypoint of an API call, bypassing Next; without it Next gets every call. */
  entrypoint?: Entrypoint;
  /** Error bodies of refused API calls; without it programs get the same sentences as people. */
  apiRefusal?: ApiRefusal;
}

export interface Front {
  server: Server<typeof FrontRequest, typeof FrontResponse>;
  /** Stops gracefully: resolves when every connection is closed. */
  drain: () => Promise<void>;
  /** The public pages at these paths, or all, have changed: the page cache serves none of them as it was. */
  expirePages: (isTouched?: (path: string) => boolean) => void;
  /** Resolves when every request in flight is answered; undefined when there is none. */
  answered: () => Promise<void> | undefined;
}

interface Serving extends FrontOptions {
  /** Next's handler, or the page cache in front of it. */
  serve: (request: FrontRequest, response: Response) => Promise<void>;
}

const limits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** How often the two timeouts above are checked; at Node's default of 30 s a slow sender could stay for a minute. */
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 15_000,
  maxHeaderSize: 16_384,
  /** Node would refuse a missing Host with an empty body; inside/refusals.ts checks every Host. */
  requireHostHeader: false,
};
const maxConnections = 2_000;

export function createFront(frontOptions: FrontOptions): Front {
  const inFlight = trackInFlight(frontOptions.handle);
  const options = { ...frontOptions, handle: inFlight.handle };
  const classes = { IncomingMessage: FrontRequest, ServerResponse: FrontResponse };
  const server = createServer({ ...limits, ...classes });
  const connections = trackConnections(server);
  let isDraining = false;
  const isReady = async () => !isDraining && (await options.isReady());
  server.maxConnections = maxConnections;
  const pages = options.pageCache && createPageCache(options.pageCache, { ...options, ...options.outage });
  const serve = pages?.handle ?? options.handle;
  server.on('request', (request, response) => {
    if (pages?.answer(request, response)) {
      connections.touch(request.socket);
      return;
    }
    connections.track(response, request.socket);
    void receive(request, response, { ...options, isReady, serve });
  });
  // Node would close the connection while the body is still arriving.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_, socket) => endWith(socket, methodRefusal()));
  server.on('clientError', answerClientError);
  const { upgrade } = options;
  if (upgrade) {
    server.on('upgrade', (request, socket, head) => {
      identifyCaller(request, options.trustProxy);
      if (!upgrade(request, socket, head)) answerPlainly(server, request, socket);
    });
  }
  return {
    server,
    drain: () => {
      isDraining = true;
      return drain(server, connections);
    },
    expirePages: (isTouched) => pages?.expire(isTouched),
    answered: inFlight.settled,
  };
}

async function receive(request: FrontRequest, response: Response, options: Serving): Promise<void> {
  request.address = request.url ?? '/';
  response.setHeader('X-Request-Id', identifyCaller(request, options.trustProxy));
  dropUnreadableState(request.headers);
  setSecurityHeaders(response, options.isSecure);
  const format = refusalFormatFor(request, options.apiRefusal);
  const refuse = (refusal: Answer) => response.replaceWith(format(refusal));
  const permission = allowOrigins(request, response, options.corsOrigins ?? []);
  const refusal = refusalOf(request) ?? permission ?? options.ownAnswer?.(request);
  if (refusal) {
    await discardBody(request);
    refuse(refusal);
  } else if (isHealthPath(request.url))
    response.replaceWith(await healthAnswer(request.url, options.isReady));
  // Nothing may be awaited before this: the first bytes of the body follow at once.
  else if (limitBody(request, refuse, options.bodyLimitOverride))
    await handOver(request, response, options, format);
}

async function handOver(
  request: FrontRequest,
  response: Response,
  options: Serving,
  format: FormatRefusal,
): Promise<void> {
  const refusal = options.limit?.(request);
  if (refusal) {
    response.replaceWith(format(refusal));
    return;
  }
  installErrorPages(request, response, options, format);
  response.handOver();
  try {
    const handle = options.entrypoint?.(request) ?? options.serve;
    if (!('compresses' in handle)) {
      compressResponse(request, response);
      coalesceWrites(response);
    }
    await handle(request, response);
  } catch {
    // Next has logged the error; the caller must still get an answer.
    response.replaceWith(format({ status: 500, body: 'Something went wrong.\n' }));
  }
}
