import 'server-only';
import type { Connection } from '@/db/client';
import { sendMail } from '@/lib/people/letters/service';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { logError } from '@/lib/platform/log';
import { listErased, noteErased } from './erased-list';
import { deleteAccount, deleteTraces, lockDue, lockMarked, selectDue } from './inside/leave-queries';

/**
 * A slice's part of erasing an account, in the same transaction: files, and texts that no foreign key removes. Must be
 * repeatable.
 */
export type EraseStep = (on: Connection, userId: number) => Promise<void>;

/** Accounts erased in one run; the next hour does the rest. */
const maxAtOnce = 500;

/** Part of the hourly job: erases every account whose days of grace are over. @returns the number of accounts */
export async function eraseDueAccounts(steps: readonly EraseStep[]): Promise<number> {
  let count = 0;
  for (const userId of await selectDue(now(), maxAtOnce)) {
    // The last letter, while the address is known; if it cannot be sent, the account is erased all the same.
    await sendMail({ kind: 'account_erased', userId }).catch(tell);
    // An account that fails does not stop the others, and is tried again in the next hour.
    if (await eraseDue(userId, steps).catch(tell)) count += 1;
  }
  return count;
}

const tell = (error: unknown) => logError(error, { job: 'erase_accounts' });

/** False when its owner has just decided to keep it. */
async function eraseDue(userId: number, steps: readonly EraseStep[]): Promise<boolean> {
  return db.transaction(async (on) => {
    const account = await lockDue(on, userId, now());
    if (!account) return false;
    await erase(on, userId, steps);
    // Before the commit: after a crash in between, the next start erases the account. Not before the steps: after a failed
    // step, the owner may still keep the account.
    await noteErased(account);
    return true;
  });
}

/**
 * Part of every start: accounts that were erased before are erased again, in case an older copy of the database was
 * restored.
 * @returns the number of accounts that were back
 */
export async function eraseReturned(steps: readonly EraseStep[]): Promise<number> {
  const erased = await listErased();
  let count = 0;
  for (let first = 0; first < erased.length; first += maxAtOnce) {
    await db.transaction(async (on) => {
      const back = await lockMarked(on, erased.slice(first, first + maxAtOnce));
      for (const userId of back) await erase(on, userId, steps);
      count += back.length;
    });
  }
  return count;
}

async function erase(on: Connection, userId: number, steps: readonly EraseStep[]): Promise<void> {
  for (const step of steps) await step(on, userId);
  await deleteTraces(on, userId);
  await deleteAccount(on, userId);
}
