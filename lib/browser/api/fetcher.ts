import { reportError } from '@/lib/browser/error-hook';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { randomHex } from '@/lib/platform/crypto/random-hex';
import { callHeaders } from './call-headers';
import { pageSignal } from './left-page';
import { sendCall, typeOf, type Answer, type Call } from './send-call';

/*
 * The client's door (spec §7): headers, three retries a second apart, and errors that carry what was asked.
 * A 400 is not raised: it is an outcome that a form shows.
 */

/** The doors: nobody is signed in yet, so a 401 there renews nothing. */
const doors = [
  apiRoutes.login(),
  apiRoutes.register(),
  apiRoutes.refresh(),
  apiRoutes.lostpass(),
  apiRoutes.reset(),
];
/** A password is tried once, however the server fares. */
const triedOnce = [
  ...doors,
  apiRoutes.confirmation(),
  apiRoutes.accountPassword(),
  apiRoutes.accountEmail(),
  apiRoutes.secondFactor(),
];

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Sent as it is, in the place of JSON. */
  file?: Blob;
  /** Idempotency-Key of a write; made here when left out, the same for every retry. */
  key?: string;
  /** False: tried once, although it holds no password. */
  retry?: boolean;
  /** Whoever gives one aborts the read by it; a read without one ends with the page that asked. */
  signal?: AbortSignal;
}

/** What was asked, as an error may carry it: no token, and nothing a person typed. */
interface SentOptions {
  method?: string;
  headers?: Record<string, string>;
  retry?: boolean;
}

/** What a refusal says: `errors` by field name. */
interface Refusal {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

/** Raised for every failure but a 400. `statusCode` is 500 as spec §8 says, `status` the real one (0: no answer). */
export class ApiError extends Error {
  readonly statusCode = 500;

  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly request: string,
    readonly options: SentOptions,
    readonly error: unknown,
    /** Whole seconds, from Retry-After. */
    readonly retryAfter: number | null,
  ) {
    super(message);
  }
}

export type Outcome<T> = { ok: true; data: T } | { ok: false; refusal: Refusal };

/** Calls our API; the type of the answer is the caller's word for what the endpoint's schema says. */
export async function callApi<T>(path: string, options: CallOptions = {}): Promise<Outcome<T>> {
  const call = prepare(path, options);
  return conclude(call, await sendCall(call));
}

/** The same for reads and for writes that no form waits for: a 400 is raised too. SWR's fetcher. */
export async function fetchJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  const outcome = await callApi<T>(path, options);
  if (outcome.ok) return outcome.data;
  const { message, code } = outcome.refusal;
  throw new ApiError(message, 400, code, path, {}, outcome.refusal, null);
}

function prepare(
  path: string,
  { method = 'GET', body, file, key = randomHex(16), retry, signal }: CallOptions,
): Call {
  const page = pageSignal();
  const isRead = method === 'GET';
  return {
    path,
    method,
    key,
    body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
    mayRetry: retry !== false && !triedOnce.includes(path),
    mayRenew: !doors.includes(path),
    abort: signal ?? (isRead ? page : undefined),
    stop: isRead && signal ? signal : page,
  };
}

function conclude<T>(call: Call, { status, body, retryAfter }: Answer): Outcome<T> {
  call.abort?.throwIfAborted();
  // The boundary: the endpoint's answer is what its schema says.
  if (status >= 200 && status < 300) return { ok: true, data: body as T };
  const refusal = isRefusal(body) ? body : { message: '', code: status === 0 ? 'offline' : 'internal' };
  if (status === 400) return { ok: false, refusal };
  const { path, method, key, mayRetry } = call;
  const headers = Object.fromEntries(callHeaders({ method, key, type: typeOf(call.body) }, null));
  const sent = { method, headers, retry: mayRetry };
  const error = new ApiError(refusal.message, status, refusal.code, path, sent, body, retryAfter);
  reportError(error);
  throw error;
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}
