import { reportError } from '@/lib/browser/error-hook';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { randomHex } from '@/lib/platform/crypto/random-hex';
import { callHeaders } from './inside/call-headers';
import { getLeaving, leavingSignal } from './leaving';
import { pageSignal } from './page-signal';
import { tellSuspension } from './suspension';
import { sendCall, contentTypeOf, type Answer, type Call } from './inside/send-call';

/*
 * The API client of the browser (spec §7): headers, three retries a second apart, and errors that contain the call.
 * A 400 is not thrown: it is an outcome that a form shows.
 */

/** Calls made before anybody is signed in: a 401 does not renew the access token. */
const signInPaths = [
  apiRoutes.login(),
  apiRoutes.register(),
  apiRoutes.refresh(),
  apiRoutes.lostpass(),
  apiRoutes.reset(),
];
/** Calls that contain a password are never retried. */
const unretriedPaths = [
  ...signInPaths,
  apiRoutes.confirmation(),
  apiRoutes.accountPassword(),
  apiRoutes.accountEmail(),
  apiRoutes.secondFactor(),
];

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Sent as it is instead of a JSON body. */
  file?: Blob;
  /** Idempotency-Key of a write, the same for every retry; generated when left out. */
  key?: string;
  /** False: never retried, although it contains no password. */
  retry?: boolean;
  /** Aborts the call; a read without a signal is aborted when its page is left. */
  signal?: AbortSignal;
}

/** The part of a call that an error may contain: no token, and nothing a person typed. */
interface SentOptions {
  method?: string;
  headers?: Record<string, string>;
  retry?: boolean;
}

/** The body of a refusal; `errors` are by field name. */
interface Refusal {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

/** Thrown for every failure but a 400. `statusCode` is always 500 (spec §8), `status` is the real one (0: no answer). */
export class ApiError extends Error {
  readonly statusCode = 500;

  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly request: string,
    readonly options: SentOptions,
    readonly error: unknown,
    /** Whole seconds, from the Retry-After header. */
    readonly retryAfterSeconds: number | null,
  ) {
    super(message);
  }
}

export type Outcome<T> = { ok: true; data: T } | { ok: false; refusal: Refusal };

/** Calls our API; the caller asserts the answer's type, which is that of the endpoint's schema. */
export async function callApi<T>(path: string, options: CallOptions = {}): Promise<Outcome<T>> {
  const call = prepare(path, options);
  return toOutcome(call, await sendCall(call));
}

/** `callApi` for reads, and for writes without a form: a 400 is thrown too. */
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
    mayRetry: retry !== false && !unretriedPaths.includes(path),
    mayRenew: !signInPaths.includes(path),
    abort: signal ?? (isRead ? readSignal() : undefined),
    stop: isRead && signal ? signal : page,
  };
}

const readSignal = () => (getLeaving() ? leavingSignal() : pageSignal());

function toOutcome<T>(call: Call, { status, body, retryAfterSeconds }: Answer): Outcome<T> {
  call.abort?.throwIfAborted();
  // The boundary: the endpoint's answer is what its schema says.
  if (status >= 200 && status < 300) return { ok: true, data: body as T };
  const refusal = isRefusal(body) ? body : { message: '', code: status === 0 ? 'offline' : 'internal' };
  if (status === 400) return { ok: false, refusal };
  const { path, method, key, mayRetry } = call;
  const headers = Object.fromEntries(callHeaders({ method, key, type: contentTypeOf(call.body) }, null));
  const sent = { method, headers, retry: mayRetry };
  const error = new ApiError(refusal.message, status, refusal.code, path, sent, body, retryAfterSeconds);
  if (refusal.code === 'suspended') tellSuspension();
  else reportError(error);
  throw error;
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}
