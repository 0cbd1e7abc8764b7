import { once } from 'node:events';
import autocannon from 'autocannon';
import { freePort } from '@/scripts/services/ports';
import { program, startChild, type Variables } from '@/scripts/services/programs';
import { percentile } from '@/tests/support/percentile';
import { round, type Line } from './statistics';

/** With a query it is never answered from the page cache. */
const page = '/en?past=cache';
const connections = 16;
const rounds = 3;
const seconds = 5;
const leastShare = 0.4;

/** What front and middleware cost a page that Next has rendered before, each in turn. */
export async function benchFront(base: string, variables: Variables): Promise<Line[]> {
  const bare = await startBareNext(variables);
  const rates = { through: [] as number[], bare: [] as number[] };
  await Promise.all([requestsPerSecond(base, 1), requestsPerSecond(bare, 1)]);
  for (let turn = 0; turn < rounds; turn += 1) {
    rates.bare.push(await requestsPerSecond(bare, seconds));
    rates.through.push(await requestsPerSecond(base, seconds));
  }
  const [through, alone] = [percentile(rates.through, 0.5), percentile(rates.bare, 0.5)];
  return [
    {
      what: `Static page through front and middleware, ${connections} connections, median of ${rounds} rounds`,
      measured: `${round(through, 0)} a second = ${round(through / alone)} of the ${round(alone, 0)} of Next alone`,
      goal: `at least ${leastShare}`,
      kept: through >= alone * leastShare,
    },
  ];
}

async function startBareNext(variables: Variables): Promise<string> {
  const port = String(await freePort());
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'];
  const child = startChild(program('tests/bench/bare-next.ts'), {
    variables: { ...variables, PORT: port },
    stdio,
    patience: 5_000,
  });
  await once(child, 'message');
  return `http://127.0.0.1:${port}`;
}

async function requestsPerSecond(base: string, duration: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url: `${base}${page}`, connections, duration });
  if (non2xx + errors > 0) throw new Error(`${base}${page}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}
