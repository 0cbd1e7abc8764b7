import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@/db/client';

export interface DatabaseWatch {
  /** Whether the database answers within half a second. Never throws. */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * The timeout of half a second is counted in steps: while this process itself is too busy to read an answer that has
 * arrived, at most one step passes.
 */
const timeoutSteps = 10;
const stepMs = 50;

/** Pings by a connection of its own, because a busy pool does not mean that the database is down. */
export function watchDatabase(url: string): DatabaseWatch {
  const { sql } = connect(url, 1);
  let ping: Promise<boolean> | undefined;
  const startPing = async () => {
    const query = sql`select 1`.then(
      () => true,
      () => false,
    );
    return query.finally(() => (ping = undefined));
  };
  return {
    answers: async () => {
      ping ??= startPing();
      return Promise.race([ping, timeout()]);
    },
    close: () => sql.end({ timeout: 1 }),
  };
}

async function timeout(): Promise<false> {
  for (let step = 0; step < timeoutSteps; step += 1) {
    await sleep(stepMs, undefined, { ref: false });
  }
  return false;
}
