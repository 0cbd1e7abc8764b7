import { closeDatabase } from '@/lib/platform/database/database';
import { readEnv } from '@/lib/platform/env';
import { emptyDatabase } from '@/scripts/services/postgres/databases';
import { startSite } from '@/tests/bench/site';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { benchAddingReviews } from './adding-reviews';
import { openPool, switchTo, type Opened } from './application';
import { benchAtDatabase } from './at-database';
import { busiest, findLearners, findUsual } from './learners';
import { loadLearners } from './load';
import { benchOverHttp } from './over-http';
import { benchPlans } from './plans';

const learners = 10_000;
const least = { attempts: 2_000_000, cards: 500_000 };
const database = 'govorim_bench_learning';
const smallDatabase = `${database}_tenth`;

/** Learning, with as much behind it as ten thousand people do in a year. */
export async function benchLearning(): Promise<Line[]> {
  const { DATABASE_URL } = readEnv(process.env);
  const now = new Date();
  const { milliseconds, result: url } = await timed(() =>
    loadLearners(DATABASE_URL, database, { learners, now }),
  );
  const tenth = await loadLearners(DATABASE_URL, smallDatabase, { learners: learners / 10, now });
  const { base } = await startSite(database);
  const [large, small] = [openPool(url), openPool(tenth)];
  switchTo(large);
  const [busy] = await findLearners([busiest]);
  if (!busy) throw new Error('The load has no learners.');
  // Each measure has learners of its own, who have not been asked anything before.
  const lines = [
    await describeLoad(large, milliseconds),
    ...(await benchAtDatabase(await findUsual(100, 300), busy)),
    ...(await benchOverHttp(base, await findUsual(400, 16))),
    await benchPlans(url, [busy, ...(await findUsual(450, 2))]),
    await benchAddingReviews(small, large, 500),
  ];
  await small.sql.end({ timeout: 5 });
  await closeDatabase();
  // The large one stays for whoever wants to look at a plan, until the next run.
  await emptyDatabase(DATABASE_URL, smallDatabase);
  return lines;
}

async function describeLoad({ sql }: Opened, milliseconds: number): Promise<Line> {
  const [sizes] = await sql<{ attempts: number; cards: number; reviews: number; rewards: number }[]>`
    select (select count(*)::int from attempts) as attempts, (select count(*)::int from cards) as cards,
      (select count(*)::int from reviews) as reviews, (select count(*)::int from rewards) as rewards`;
  const { attempts = 0, cards = 0, reviews = 0, rewards = 0 } = sizes ?? {};
  return {
    what: `${learners} learners`,
    measured: `${attempts} attempts, ${cards} cards, ${reviews} reviews, ${rewards} rewards, made in ${round(milliseconds / 1000, 0)} s`,
    goal: `at least ${least.attempts} attempts and ${least.cards} cards`,
    isMet: attempts >= least.attempts && cards >= least.cards,
  };
}
