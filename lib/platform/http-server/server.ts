/**
 * The HTTP front around Next's request handler: what must hold for every answer, and what Next leaves open.
 * It knows no feature; everything it needs comes by argument.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isApiCall, type ApiRefusal } from './api-refusal';
import { limitBody, type LargerLimit } from './inside/body-limit';
import { identifyCaller } from './inside/caller';
import { answerClientError, endWith } from './inside/client-error';
import { trackConnections } from './inside/connections';
import { allowOrigins } from './inside/cors';
import { drain } from './inside/drain';
import { mendFailures, type FailureOptions } from './inside/failures';
import { healthAnswer, isHealthPath } from './inside/health';
import { compressed } from './inside/compressed';
import { createPageCache, type PageCacheOptions } from './page-cache/page-cache';
import { readOut } from './inside/read-out';
import { inOnePiece } from './inside/in-one-piece';
import { methodRefusal, refusalOf } from './inside/refusals';
import { FrontRequest } from './request';
import type { Handle } from './inside/screens';
import { FrontResponse, type Answer } from './response';
import { dropUnreadableState } from './inside/router-state';
import { setSecurityHeaders } from './inside/security-headers';
import { trackAnswers } from './inside/under-way';
import { wordingFor, type Wording } from './inside/wording';

type Response = FrontResponse<FrontRequest>;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface FrontOptions extends FailureOptions {
  /** Whoever takes websockets; without one an upgrade is answered like any other request. */
  upgrade?: Upgrade;
  /** Whether people reach us by https. */
  isSecure: boolean;
  /** Whether a proxy of ours stands in front and tells who calls. */
  trustProxy: boolean;
  /** Whether the database answers and has the schema this code needs. */
  isReady: () => Promise<boolean>;
  /** An answer that needs nobody else: it is given whatever is broken. */
  ownAnswer?: (request: FrontRequest) => Answer | undefined;
  /** Other sites whose pages may call the API. */
  corsOrigins?: readonly string[];
  /** Where a body may be larger than elsewhere. */
  largerLimit?: LargerLimit;
  /** Who has asked for too much is refused; asked of everything that memory cannot answer. */
  limit?: (request: FrontRequest) => Answer | undefined;
  /** Public pages are kept in memory; without this every request goes to Next. */
  pageCache?: PageCacheOptions;
  /** The way past Next for calls that need nothing of it; without it Next gets every call. */
  entrypoint?: (request: FrontRequest) => Handle | undefined;
  /** Words for programs that are refused; without it they get the same sentences as people. */
  apiRefusal?: ApiRefusal;
}

export interface Front {
  server: Server<typeof FrontRequest, typeof FrontResponse>;
  /** Stops gracefully: resolves when every connection is closed. */
  drain: () => Promise<void>;
  /** Public pages have changed: from now on nobody gets one as it was. */
  expirePages: () => void;
  /** When all that is being answered now is answered; nothing when nothing is. */
  answered: () => Promise<void> | undefined;
}

interface Serving extends FrontOptions {
  /** Next's handler, or the page cache in front of it. */
  serve: (request: FrontRequest, response: Response) => Promise<void>;
}

const limits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** How often the two above are looked at; Node's own 30 s would let a slow sender hold on for a minute. */
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 15_000,
  maxHeaderSize: 16_384,
  /** Node would refuse a missing one without a word; we look at every Host ourselves. */
  requireHostHeader: false,
};
const mostConnections = 2_000;

export function createFront(given: FrontOptions): Front {
  const underWay = trackAnswers(given.handle);
  const options = { ...given, handle: underWay.handle };
  const classes = { IncomingMessage: FrontRequest, ServerResponse: FrontResponse };
  const server = createServer({ ...limits, ...classes });
  const connections = trackConnections(server);
  let isDraining = false;
  const isReady = async () => !isDraining && (await options.isReady());
  server.maxConnections = mostConnections;
  const pages = options.pageCache && createPageCache(options.pageCache, { ...options, ...options.outage });
  const serve = pages?.handle ?? options.handle;
  server.on('request', (request, response) => {
    if (!pages?.answer(request, response)) void receive(request, response, { ...options, isReady, serve });
  });
  // Node would cut the connection off while the body is still on its way.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_, socket) => endWith(socket, methodRefusal()));
  server.on('clientError', answerClientError);
  const { upgrade } = options;
  if (upgrade) server.on('upgrade', upgrade);
  return {
    server,
    drain: () => {
      isDraining = true;
      return drain(server, connections);
    },
    expirePages: () => pages?.expire(),
    answered: underWay.done,
  };
}

async function receive(request: FrontRequest, response: Response, options: Serving): Promise<void> {
  request.address = request.url ?? '/';
  response.setHeader('X-Request-Id', identifyCaller(request, options.trustProxy));
  dropUnreadableState(request.headers);
  setSecurityHeaders(response, options.isSecure);
  const worded = wordingFor(request, options.apiRefusal);
  const refuse = (refusal: Answer) => response.replaceWith(worded(refusal));
  const permission = allowOrigins(request, response, options.corsOrigins ?? []);
  const refusal = refusalOf(request) ?? permission ?? options.ownAnswer?.(request);
  if (refusal) {
    await readOut(request);
    refuse(refusal);
  } else if (isHealthPath(request.url))
    response.replaceWith(await healthAnswer(request.url, options.isReady));
  // Nothing is awaited before this: the first bytes of the body follow at once.
  else if (limitBody(request, refuse, options.largerLimit))
    await handOver(request, response, options, worded);
}

async function handOver(
  request: FrontRequest,
  response: Response,
  options: Serving,
  worded: Wording,
): Promise<void> {
  const refusal = options.limit?.(request);
  if (refusal) {
    response.replaceWith(worded(refusal));
    return;
  }
  mendFailures(request, response, options, worded);
  response.handOver();
  compressed(request, response);
  if (isApiCall(request)) inOnePiece(response);
  try {
    await (options.entrypoint?.(request) ?? options.serve)(request, response);
  } catch {
    // Next has logged it. Whatever it was, the caller is not left waiting.
    response.replaceWith(worded({ status: 500, body: 'Something went wrong.\n' }));
  }
}
