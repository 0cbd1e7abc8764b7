import { currentAccess, liveToken } from './access-token';
import { callHeaders } from './call-headers';
import { renewAccess } from './renew-access';

/** Spec §9: retries 3, delay 1000 ms, on these statuses. */
const mostRetries = 3;
const retryDelay = 1000;
const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export interface Call {
  path: string;
  method: string;
  key: string;
  body: string | Blob | undefined;
  mayRetry: boolean;
  /** Whether a 401 is worth a new access token. */
  mayRenew: boolean;
  /** Ends the call itself. */
  abort: AbortSignal | undefined;
  /** Ends the trying. */
  stop: AbortSignal;
}

export interface Answer {
  /** 0: there was none, and `body` is the reason. */
  status: number;
  body: unknown;
  retryAfter: number | null;
}

/** Sends a call as often as spec §7 allows. @returns the last answer. Throws only what aborted the call. */
export async function sendCall(call: Call): Promise<Answer> {
  const ask = renewingOnce(call);
  for (let retries = 0; ; retries += 1) {
    const answer = await ask();
    const mayRetry = call.mayRetry && retries < mostRetries && retryStatuses.has(answer.status || 500);
    if (!mayRetry || !(await pause(call.stop))) return answer;
  }
}

/** A 401 gets one new access token and one repeat: what is refused then as well will not get better. */
function renewingOnce(call: Call): () => Promise<Answer> {
  let mayRenew = call.mayRenew;
  return async () => {
    const access = currentAccess();
    const answer = await ask(call);
    if (answer.status !== 401 || !mayRenew || !access) return answer;
    mayRenew = false;
    const renewal = await renewAccess(access.access_token);
    // Refused: the session is over, and what is for everybody is for this caller too.
    return renewal === 'unreached' ? answer : ask(call);
  };
}

async function ask({ path, method, key, body, abort }: Call): Promise<Answer> {
  abort?.throwIfAborted();
  const token = liveToken();
  // Nobody waits for a new one: until it is here the session's cookie stands for the caller.
  if (token === null && currentAccess()) void renewAccess();
  try {
    const response = await fetch(path, {
      method,
      headers: callHeaders({ method, key, type: typeOf(body) }, token),
      ...(body !== undefined && { body }),
      ...(abort && { signal: abort }),
    });
    return { status: response.status, body: await readBody(response), retryAfter: secondsOf(response) };
  } catch (error) {
    if (abort?.aborted) throw error;
    return { status: 0, body: error, retryAfter: null };
  }
}

/** Of what is sent: a file says its own. */
export function typeOf(body: Call['body']): string | null {
  if (body === undefined) return null;
  return typeof body === 'string' ? 'application/json' : body.type;
}

/** Half an answer is none; what went wrong is known by its status alone. */
async function readBody(response: Response): Promise<unknown> {
  return response.ok ? response.json() : response.json().catch(() => null);
}

function secondsOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isInteger(seconds) ? seconds : null;
}

/** Answers whether it is still worth trying: the page may have been left. */
async function pause(stop: AbortSignal): Promise<boolean> {
  if (stop.aborted) return false;
  await new Promise<void>((later) => {
    const timer = setTimeout(done, retryDelay);
    function done() {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      later();
    }
    stop.addEventListener('abort', done);
  });
  return !stop.aborted;
}
