import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { accessOf, currentAccess, setAccess } from './access-token';
import { randomHex } from '@/lib/platform/crypto/random-hex';
import { getLeaving } from './leaving';
import { callHeaders } from './inside/call-headers';

/** `refused`: the session has ended. `unreached`: there was no usable answer; it may be retried later. */
export type Renewal = 'renewed' | 'refused' | 'unreached';

const lockName = 'govorim.refresh';
const timeoutMs = 10_000;
/** Another tab's message with a new token may arrive shortly after that tab released the lock. */
const otherTabDelayMs = 50;

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
  renewing ??= withLock(() => renew(spent)).finally(() => {
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
async function withLock(work: () => Promise<Renewal>): Promise<Renewal> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  const began = { work: false };
  const once = async () => {
    began.work = true;
    return work();
  };
  try {
    return await locks.request(lockName, once);
  } catch {
    // The browser forbids locks here, or the work itself failed.
    return began.work ? 'unreached' : work();
  }
}

async function renew(spent: string | null): Promise<Renewal> {
  await new Promise((later) => setTimeout(later, otherTabDelayMs));
  return isNewer(spent) ? 'renewed' : requestAccess(spent);
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
      signal: AbortSignal.timeout(timeoutMs),
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

/** Whoever signs out knows that the session ends. */
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
