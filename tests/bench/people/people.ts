import { closeDatabase } from '@/lib/platform/database/database';
import { readEnv } from '@/lib/platform/env';
import { openPool, switchTo, type Opened } from '@/tests/bench/learning/application';
import { startSite } from '@/tests/bench/site';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { benchPartners, benchSearches } from './at-database';
import { loadPeople, usePeople } from './load';
import { benchOverHttp } from './over-http';

const people = 1_000_000;
const database = 'govorim_bench_people';

/** The directory of the community with a million people; it takes some minutes, so that it is measured only when it is asked for. */
export async function benchPeople(): Promise<Line[]> {
  const { DATABASE_URL } = readEnv(process.env);
  const load = process.argv.includes('--loaded') ? usePeople : loadPeople;
  const { milliseconds, result: url } = await timed(() => load(DATABASE_URL, database, people));
  const opened = openPool(url);
  switchTo(opened);
  const me = await findMember(opened);
  const lines = [
    await describeLoad(opened, milliseconds),
    ...(await benchSearches(opened, me)),
    await benchPartners(opened, me),
  ];
  await closeDatabase();
  return lines;
}

/** The built site over the same people, who stay until they are loaded anew. */
export async function benchPeopleOverHttp(): Promise<Line[]> {
  return benchOverHttp(await startSite(database));
}

/** Somebody who learns, among everybody else. */
async function findMember({ sql }: Opened): Promise<{ id: number }> {
  const [row] = await sql<{ id: number }[]>`
    update profiles set native_language = 'tr', russian_level = 'A2'
    where user_id = (select min(user_id) from directory where birth_date < '1990-01-01') returning user_id as id`;
  if (!row) throw new Error('The directory is empty.');
  return row;
}

async function describeLoad({ sql }: Opened, milliseconds: number): Promise<Line> {
  const [sizes] = await sql<{ found: number; table: string; indexes: string }[]>`
    select (select count(*)::int from directory) as found, pg_size_pretty(pg_table_size('directory')) as table,
      pg_size_pretty(pg_indexes_size('directory')) as indexes`;
  const { found = 0, table = '', indexes = '' } = sizes ?? {};
  return {
    what: 'A million people',
    measured: `${found} in the directory (${table}, indexes ${indexes}), made in ${round(milliseconds / 1000, 0)} s`,
    goal: `at least ${people}`,
    isMet: found >= people,
  };
}
