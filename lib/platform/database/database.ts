import 'server-only';
import { connect, type Database } from '@/db/client';
import { getEnv } from '@/lib/platform/env';

type Opened = ReturnType<typeof connect>;
const place = globalThis as { govorimDatabase?: Opened };

/** One pool a process, opened at the first query (Next reloads modules in development). */
function opened(): Opened {
  place.govorimDatabase ??= connect(getEnv().DATABASE_URL, getEnv().DATABASE_POOL);
  return place.govorimDatabase;
}

/** The database. It opens at its first use, so that importing it needs no configuration (`next build`). */
export const db = new Proxy({} as unknown as Database, {
  get: (_, property): unknown => Reflect.get(opened().db, property),
});

/** A question asked all the time, built once a pool: building it takes longer than sending it. */
export function builtOnce<T>(build: (on: Database) => T): () => T {
  let kept: { on: Opened; built: T } | undefined;
  return () => {
    const on = opened();
    if (kept?.on !== on) kept = { on, built: build(on.db) };
    return kept.built;
  };
}

/** Whether the database answers within the time given. Never throws. */
export async function pingDatabase(milliseconds: number): Promise<boolean> {
  const late = new Promise<false>((settle) => setTimeout(settle, milliseconds, false).unref());
  return Promise.race([
    opened().sql`select 1`.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

export async function closeDatabase(): Promise<void> {
  await place.govorimDatabase?.sql.end({ timeout: 5 });
  delete place.govorimDatabase;
}

/** Codes of postgres.js and PostgreSQL that mean "the database is away", not "the query is wrong". */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** A statement that took too long, a lock that did not come: worth trying again. */
const slowCodes = new Set(['57014', '55P03', '40P01']);

/** Whether an error, or what caused it, says that the database cannot be reached. */
export const isDatabaseAway = (error: unknown) => hasCode(error, awayCodes);

/** Whether it says that the database has too much to do. */
export const isDatabaseSlow = (error: unknown) => hasCode(error, slowCodes);

/** Whether it says that there is such a value already, where each may be there once. */
export const isDuplicate = (error: unknown) => hasCode(error, new Set(['23505']));

function hasCode(error: unknown, codes: Set<string>): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && codes.has(code)) || hasCode(error.cause, codes);
}
