import 'server-only';
import { isDatabaseAway } from './database';

/** Milliseconds in which a lost connection explains a page that failed, though the database may be back already. */
const grace = 1000;

/** On globalThis because Next bundles this module more than once in a process. */
const last = ((globalThis as { govorimDatabaseLoss?: { at: number } }).govorimDatabaseLoss ??= {
  at: -Infinity,
});

/** To be told of what a page threw. */
export function noteLoss(error: unknown): void {
  if (isDatabaseAway(error)) last.at = performance.now();
}

/** Whether a page failed just now because its connection to the database broke. */
export const wasDatabaseLost = () => performance.now() - last.at < grace;
