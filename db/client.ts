import 'server-only';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { prepared } from './prepared';

export type Database = PostgresJsDatabase;
/** The executor of a query: the database, or a transaction. */
export type Connection = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

/** Opens a connection pool. It reconnects within a second after an outage; the default of postgres.js is up to 15 s. */
export function connect(url: string, poolSize: number): { db: Database; sql: postgres.Sql } {
  const sql = postgres(url, {
    max: poolSize,
    backoff: () => 0.25,
    connect_timeout: 2,
    idle_timeout: 60,
    onnotice: () => undefined,
    connection: { application_name: 'govorim', statement_timeout: 5000 },
  });
  return { db: drizzle(prepared(sql)), sql };
}
