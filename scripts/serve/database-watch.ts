import { connect } from '@/db/client';

export interface DatabaseWatch {
  /** Whether the database answers at this moment. Quick, and never throws. */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

const patience = 500;

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
      const late = new Promise<false>((settle) => setTimeout(settle, patience, false).unref());
      return Promise.race([asked, late]);
    },
    close: () => sql.end({ timeout: 1 }),
  };
}
