import postgres from 'postgres';

const quiet = { max: 1, connect_timeout: 2, onnotice: () => undefined } as const;

/** Whether a server accepts connections and answers there. */
export async function answers(url: string): Promise<boolean> {
  return (await connectionFault(url)) === undefined;
}

/** Why one cannot connect; undefined when one can. */
export async function connectionFault(url: string): Promise<unknown> {
  const sql = postgres(url, quiet);
  try {
    await sql`select 1`;
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  await withServer(serverUrl, async (sql) => {
    const [known] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!known) await sql`create database ${sql(name)}`;
  });
}

/**
 * A fresh copy of the database at `template`, for a test; an older one of that name goes, whoever is connected to it.
 * @public
 */
export async function copyDatabase(template: string, name: string): Promise<void> {
  const original = new URL(template).pathname.slice(1);
  await withServer(databaseUrl(template, 'postgres'), async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`;
    // As files: the usual way, through the log, takes twice the processor time for a database this small.
    await sql`create database ${sql(name)} template ${sql(original)} strategy file_copy`;
  });
}

/**
 * A new database with nothing in it, for a test; an older one of that name goes.
 * @public
 */
export async function emptyDatabase(serverUrl: string, name: string): Promise<void> {
  await withServer(serverUrl, async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`;
    await sql`create database ${sql(name)}`;
  });
}

/** Lets nobody in any more, because only a database without visitors can be copied. */
export async function sealTemplate(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withServer(databaseUrl(url, 'postgres'), async (sql) => {
    await sql`alter database ${sql(name)} with is_template true allow_connections false`;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  });
}

async function withServer(url: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(url, quiet);
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
