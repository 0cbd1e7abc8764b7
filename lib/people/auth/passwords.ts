import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '@/lib/platform/errors';

/** Argon2id, the library's default (security, "Numbers to adopt"): about 18 ms a hash; at most 4 at once, 50 may wait. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
const inTurn = pLimit(4);
const maxWaiting = 50;

/** A password counts as its NFKC form. Throws AppError('busy') when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return whenFree(() => hash(password.normalize('NFKC'), cost));
}

/** `stored` null stands for an unknown account: it costs the same time and is never right. */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return whenFree(async () => {
    const right = await verify(stored ?? (await nobodysHash()), password.normalize('NFKC'));
    return right && stored !== null;
  });
}

/** Whether it was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !stored.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let nobodys: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  nobodys ??= hash('nobody has this password', cost);
  return nobodys;
}

async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= maxWaiting) throw new AppError('busy', { retryAfter: 2 });
  return inTurn(work);
}
