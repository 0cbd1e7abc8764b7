import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '@/lib/platform/errors';

/**
 * Argon2id with the library's defaults (security, "Numbers to adopt"): about 18 ms a hash; at most 4 at once and 50
 * queued.
 */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
const limitHashes = pLimit(4);
const maxQueued = 50;

/** Hashes the NFKC form of a password. Throws AppError('busy') when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(password.normalize('NFKC'), cost));
}

/** `stored` is null for an unknown account: the check takes the same time and fails. */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return limitConcurrency(async () => {
    const right = await verify(stored ?? (await getDummyHash()), password.normalize('NFKC'));
    return right && stored !== null;
  });
}

/** Whether a hash was made with other parameters than the current ones. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !stored.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let dummyHash: Promise<string> | undefined;
function getDummyHash(): Promise<string> {
  dummyHash ??= hash('nobody has this password', cost);
  return dummyHash;
}

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (limitHashes.pendingCount >= maxQueued) throw new AppError('busy', { retryAfterSeconds: 2 });
  return limitHashes(work);
}
