import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@/db/client';

export interface DatabaseWatch {
  /** Whether the database answers at this moment. Quick, and never throws. */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * Half a second in steps: while this process itself is too busy to read an answer that has come, at most one step of its
 * patience goes by.
 */
const patience = { steps: 10, milliseconds: 50 };

/** Has a connection of its own: that every one of the pool is busy does not mean that the database is away. */
export function watchDatabase(url: string): DatabaseWatch {
  const { sql } = connect(url, 1);
  let asked: Promise<boolean> | undefined;
  const ask = async () => {
    const query = sql`select 1`.then(
      () => true,
      () => false,
    );
    return query.finally(() => (asked = undefined));
  };
  return {
    answers: async () => {
      asked ??= ask();
      return Promise.race([asked, runOut()]);
    },
    close: () => sql.end({ timeout: 1 }),
  };
}

async function runOut(): Promise<false> {
  for (let step = 0; step < patience.steps; step += 1) {
    await pause(patience.milliseconds, undefined, { ref: false });
  }
  return false;
}
