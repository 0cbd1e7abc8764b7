import 'server-only';
import { connect, type Database } from '@/db/client';
import { getEnv } from '@/lib/platform/env';

type DatabaseConnection = ReturnType<typeof connect>;
const globalStore = globalThis as { govorimDatabase?: DatabaseConnection };

/** One pool per process, opened at the first query; on globalThis because Next reloads modules in development. */
function openConnection(): DatabaseConnection {
  globalStore.govorimDatabase ??= connect(getEnv().DATABASE_URL, getEnv().DATABASE_POOL);
  return globalStore.govorimDatabase;
}

/** The database, opened at its first use, so that importing it needs no configuration (`next build`). */
export const db = new Proxy({} as unknown as Database, {
  get: (_, property): unknown => Reflect.get(openConnection().db, property),
});

/** Builds a frequent query once per pool, because building it takes longer than sending it. */
export function builtOnce<T>(build: (on: Database) => T): () => T {
  let cached: { on: DatabaseConnection; built: T } | undefined;
  return () => {
    const on = openConnection();
    if (cached?.on !== on) cached = { on, built: build(on.db) };
    return cached.built;
  };
}

export async function closeDatabase(): Promise<void> {
  await globalStore.govorimDatabase?.sql.end({ timeout: 5 });
  delete globalStore.govorimDatabase;
}

/** Error codes of postgres.js and PostgreSQL that mean the database cannot be reached, rather than a wrong query. */
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

/** Error codes of a statement timeout, a lock timeout and a deadlock: a retry may succeed. */
const slowCodes = new Set(['57014', '55P03', '40P01']);

/** Whether an error or its cause means that the database cannot be reached. */
export const isDatabaseAway = (error: unknown) => hasCode(error, awayCodes);

/** Whether an error or its cause means that the database is overloaded. */
export const isDatabaseSlow = (error: unknown) => hasCode(error, slowCodes);

/** Whether an error or its cause is a violation of a unique constraint. */
export const isDuplicate = (error: unknown) => hasCode(error, new Set(['23505']));

function hasCode(error: unknown, codes: Set<string>): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && codes.has(code)) || hasCode(error.cause, codes);
}
