import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { accessOf, currentAccess, keepAccess } from './access-token';
import { randomHex } from '@/lib/platform/crypto/random-hex';
import { callHeaders } from './call-headers';

/** `refused`: the session is over. `unreached`: nobody knows; it is worth trying later. */
export type Renewal = 'renewed' | 'refused' | 'unreached';

const lock = 'govorim.refresh';
const patience = 10_000;
/** What another tab has to tell may come a moment after it let go of the lock. */
const hearing = 50;

let renewing: Promise<Renewal> | null = null;
/** The session that was over when it was asked for last; asking again would answer the same. */
let refused = false;
const lossListeners = new Set<() => void>();

/**
 * A new access token for the refresh token, which is in a cookie no script can read. One call at a time, in this
 * tab and across tabs; nothing is asked when another tab has already brought a newer token than the spent one.
 * Never throws.
 */
export async function renewAccess(spent: string | null = tokenNow()): Promise<Renewal> {
  if (isNewer(spent)) return 'renewed';
  if (refused && spent === null) return 'refused';
  renewing ??= inTurn(() => renew(spent)).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Hears when a session turned out to be over. @returns how to stop listening */
export function onAccessLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => void lossListeners.delete(listener);
}

const tokenNow = () => currentAccess()?.access_token ?? null;
const isNewer = (spent: string | null) => tokenNow() !== null && tokenNow() !== spent;

/** One tab after the other where the browser has locks; elsewhere the server's grace lets two tabs refresh at once. */
async function inTurn(work: () => Promise<Renewal>): Promise<Renewal> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  const began = { work: false };
  const once = async () => {
    began.work = true;
    return work();
  };
  try {
    return await locks.request(lock, once);
  } catch {
    // Locks are forbidden here.
    return began.work ? 'unreached' : work();
  }
}

async function renew(spent: string | null): Promise<Renewal> {
  await new Promise((later) => setTimeout(later, hearing));
  return isNewer(spent) ? 'renewed' : ask(spent);
}

async function ask(spent: string | null): Promise<Renewal> {
  const facts = { method: 'POST', key: randomHex(16), type: 'application/json' };
  try {
    const response = await fetch(apiRoutes.refresh(), {
      method: 'POST',
      headers: callHeaders(facts, null),
      body: '{}',
      // A page that is left meanwhile must not lose the cookie that comes back.
      keepalive: true,
      signal: AbortSignal.timeout(patience),
    });
    return conclude(spent, response.status, await response.json());
  } catch {
    return 'unreached';
  }
}

function conclude(spent: string | null, status: number, body: unknown): Renewal {
  // Somebody has signed in meanwhile.
  if (isNewer(spent)) return 'renewed';
  if (status === 401) {
    refused = true;
    keepAccess(null);
    for (const listener of lossListeners) listener();
    return 'refused';
  }
  if (!isPair(body)) return 'unreached';
  refused = false;
  keepAccess(accessOf(body));
  return 'renewed';
}

function isPair(body: unknown): body is { access_token: string; expires_in: number } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'access_token' in body &&
    'expires_in' in body &&
    typeof body.access_token === 'string' &&
    typeof body.expires_in === 'number'
  );
}
