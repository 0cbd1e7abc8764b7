import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { accessOf, currentAccess, onAccess, setAccess } from './access-token';
import { randomHex } from '@/lib/platform/crypto/random-hex';
import { getLeaving } from './leaving';
import { callHeaders } from './inside/call-headers';

/** `refused`: the session has ended. `unreached`: there was no usable answer; it may be retried later. */
export type Renewal = 'renewed' | 'refused' | 'unreached';

const lockName = 'govorim.refresh';
const requestTimeoutMs = 10_000;
/**
 * Another tab's message with a new token may arrive after that tab released the lock: shortly after where nobody held it
 * when it was asked for; where one had to wait for it, there is a message unless that tab got no token.
 */
const otherTabDelayMs = { free: 50, taken: 1_000 };

let renewing: Promise<Renewal> | null = null;
/** Whether the last renewal was refused; without a new sign-in the next one would be refused too. */
let isRefused = false;
const lossListeners = new Set<() => void>();

/**
 * Gets a new access token for the refresh token, which is in an HttpOnly cookie. One call at a time, in this
 * tab and across tabs; no call is made when another tab has already shared a newer token than the spent one.
 * Never throws.
 */
export async function renewAccess(spent: string | null = tokenNow()): Promise<Renewal> {
  if (isNewer(spent)) return 'renewed';
  if (isRefused && spent === null) return 'refused';
  renewing ??= withLock(spent).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Calls the listener when the session has ended. @returns a function that removes the listener */
export function onAccessLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => void lossListeners.delete(listener);
}

const tokenNow = () => currentAccess()?.access_token ?? null;
const isNewer = (spent: string | null) => tokenNow() !== null && tokenNow() !== spent;

/** Uses the Web Locks API, one tab at a time; without it the server accepts the same refresh token twice for 30 s. */
async function withLock(spent: string | null): Promise<Renewal> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return renew(spent, 'free');
  const began = { work: false };
  const once = async (lock: Lock | null, other: keyof typeof otherTabDelayMs) => {
    if (!lock) return null;
    began.work = true;
    return renew(spent, other);
  };
  try {
    const first = await locks.request(lockName, { ifAvailable: true }, (lock) => once(lock, 'free'));
    return first ?? (await locks.request(lockName, (lock) => once(lock, 'taken'))) ?? 'unreached';
  } catch {
    // The browser forbids locks here, or the work itself failed.
    return began.work ? 'unreached' : renew(spent, 'free');
  }
}

async function renew(spent: string | null, other: keyof typeof otherTabDelayMs): Promise<Renewal> {
  await newerToken(spent, otherTabDelayMs[other]);
  return isNewer(spent) ? 'renewed' : requestAccess(spent);
}

/** Resolves once there is a newer token than the spent one, or when the time is over. */
async function newerToken(spent: string | null, timeoutMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, timeoutMs);
    const stop = onAccess(() => isNewer(spent) && done());
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
    if (isNewer(spent)) done();
  });
}

async function requestAccess(spent: string | null): Promise<Renewal> {
  const facts = { method: 'POST', key: randomHex(16), type: 'application/json' };
  try {
    const response = await fetch(apiRoutes.refresh(), {
      method: 'POST',
      headers: callHeaders(facts, null),
      body: '{}',
      // The new cookie must arrive even when the page is left meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return toRenewal(spent, response.status, await response.json());
  } catch {
    return 'unreached';
  }
}

function toRenewal(spent: string | null, status: number, body: unknown): Renewal {
  // A person has signed in meanwhile.
  if (isNewer(spent)) return 'renewed';
  if (status === 401) {
    isRefused = true;
    setAccess(null);
    tellOfLoss();
    return 'refused';
  }
  if (!isAccessAnswer(body)) return 'unreached';
  isRefused = false;
  setAccess(accessOf(body));
  return 'renewed';
}

/** While signing out, no message says that the session has ended. */
function tellOfLoss(): void {
  if (getLeaving()) return;
  for (const listener of lossListeners) listener();
}

function isAccessAnswer(body: unknown): body is { access_token: string; expires_in: number } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'access_token' in body &&
    'expires_in' in body &&
    typeof body.access_token === 'string' &&
    typeof body.expires_in === 'number'
  );
}
