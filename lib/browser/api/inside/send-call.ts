import { currentAccess, validToken } from '@/lib/browser/api/access-token';
import { callHeaders } from './call-headers';
import { renewAccess } from '@/lib/browser/api/renew-access';

/** Spec §9: 3 retries, 1000 ms apart, on these statuses. */
const maxRetries = 3;
const retryDelayMs = 1000;
const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export interface Call {
  path: string;
  method: string;
  key: string;
  body: string | Blob | undefined;
  mayRetry: boolean;
  /** Whether a 401 gets a new access token. */
  mayRenew: boolean;
  /** Aborts the call itself. */
  abort: AbortSignal | undefined;
  /** Ends the retries. */
  stop: AbortSignal;
}

export interface Answer {
  /** 0: there was no answer, and `body` is the error. */
  status: number;
  body: unknown;
  retryAfterSeconds: number | null;
}

/** Sends a call with the retries of spec §7. @returns the last answer. Throws only when the call was aborted. */
export async function sendCall(call: Call): Promise<Answer> {
  const ask = renewingOnce(call);
  for (let retries = 0; ; retries += 1) {
    const answer = await ask();
    const mayRetry = call.mayRetry && retries < maxRetries && retryStatuses.has(answer.status || 500);
    if (!mayRetry || !(await waitForRetry(call.stop))) return answer;
  }
}

/** A 401 gets one new access token and one retry: a second 401 is final. */
function renewingOnce(call: Call): () => Promise<Answer> {
  let mayRenew = call.mayRenew;
  return async () => {
    const access = currentAccess();
    const answer = await ask(call);
    if (answer.status !== 401 || !mayRenew || !access) return answer;
    mayRenew = false;
    const renewal = await renewAccess(access.access_token);
    // Refused: the session has ended, and the retry is made as a visitor.
    return renewal === 'unreached' ? answer : ask(call);
  };
}

async function ask({ path, method, key, body, abort }: Call): Promise<Answer> {
  abort?.throwIfAborted();
  const token = validToken();
  // The call does not wait for a new token: meanwhile the session's cookie identifies the caller.
  if (token === null && currentAccess()) void renewAccess();
  try {
    const response = await fetch(path, {
      method,
      headers: callHeaders({ method, key, type: contentTypeOf(body) }, token),
      ...(body !== undefined && { body }),
      ...(abort && { signal: abort }),
    });
    return {
      status: response.status,
      body: await readBody(response),
      retryAfterSeconds: secondsOf(response),
    };
  } catch (error) {
    if (abort?.aborted) throw error;
    return { status: 0, body: error, retryAfterSeconds: null };
  }
}

/** The content type of a body: JSON, or the file's own. */
export function contentTypeOf(body: Call['body']): string | null {
  if (body === undefined) return null;
  return typeof body === 'string' ? 'application/json' : body.type;
}

/** A successful answer must be whole JSON; of a failure the status is enough. */
async function readBody(response: Response): Promise<unknown> {
  return response.ok ? response.json() : response.json().catch(() => null);
}

function secondsOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isInteger(seconds) ? seconds : null;
}

/** @returns whether to retry: false when the page was left */
async function waitForRetry(stop: AbortSignal): Promise<boolean> {
  if (stop.aborted) return false;
  await new Promise<void>((later) => {
    const timer = setTimeout(done, retryDelayMs);
    function done() {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      later();
    }
    stop.addEventListener('abort', done);
  });
  return !stop.aborted;
}
