/*
 * The client's door (spec §7): headers, three retries a second apart, and errors that carry what was asked.
 * A 400 is not raised: it is an outcome that a form shows.
 */

/** Spec §9: retries 3, delay 1000 ms, on these statuses. */
const retries = 3;
const retryDelay = 1000;
const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Idempotency-Key of a write; made here when left out, the same for every retry. */
  key?: string;
  /** Signing in and registering are not repeated. */
  retry?: boolean;
  signal?: AbortSignal;
}

/** What a refusal says: `errors` by field name. */
interface Refusal {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

/** Raised for every failure but a 400. `statusCode` is 500 as the specification says, `status` the real one (0: no answer). */
export class ApiError extends Error {
  readonly statusCode = 500;

  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly request: string,
    readonly options: CallOptions,
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
  const request = buildRequest(options);
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(path, request);
    const again = options.retry !== false && attempt < retries && retryStatuses.has(answer.status || 500);
    if (!again) return conclude(path, options, answer);
    await pause(options.signal);
  }
}

/** The same for reads and for writes that no form waits for: a 400 is raised too. SWR's fetcher. */
export async function fetchJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  const outcome = await callApi<T>(path, options);
  if (outcome.ok) return outcome.data;
  const { message, code } = outcome.refusal;
  throw new ApiError(message, 400, code, path, options, outcome.refusal, null);
}

interface Answer {
  status: number;
  body: unknown;
  retryAfter: number | null;
}

function buildRequest({ method = 'GET', body, key, signal }: CallOptions): RequestInit {
  const headers = new Headers({
    Accept: 'application/json',
    'Cache-Control': 'no-cache',
    'Accept-Language': document.documentElement.lang,
  });
  if (method !== 'GET') headers.set('Idempotency-Key', key ?? crypto.randomUUID());
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

async function ask(path: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(path, request);
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body, retryAfter: Number.isInteger(seconds) ? seconds : null };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    return { status: 0, body: error, retryAfter: null };
  }
}

function conclude<T>(path: string, options: CallOptions, { status, body, retryAfter }: Answer): Outcome<T> {
  // The boundary: the endpoint's answer is what its schema says.
  if (status >= 200 && status < 300) return { ok: true, data: body as T };
  const refusal = isRefusal(body) ? body : { message: '', code: status === 0 ? 'offline' : 'internal' };
  if (status === 400) return { ok: false, refusal };
  throw new ApiError(refusal.message, status, refusal.code, path, options, body, retryAfter);
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}

async function pause(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((later) => setTimeout(later, retryDelay));
  signal?.throwIfAborted();
}
