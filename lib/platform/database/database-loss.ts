import 'server-only';
import { isDatabaseAway } from './database';

/** A page that failed within this time after a lost connection failed because of it, even if the database is back. */
const lossWindowMs = 1000;

/** On globalThis because Next bundles this module more than once in a process. */
const last = ((globalThis as { govorimDatabaseLoss?: { at: number } }).govorimDatabaseLoss ??= {
  at: -Infinity,
});

/** Records the time of an error that means a lost connection. */
export function noteLoss(error: unknown): void {
  if (isDatabaseAway(error)) last.at = performance.now();
}

/** Whether a connection to the database was lost just now. */
export const wasDatabaseLost = () => performance.now() - last.at < lossWindowMs;
