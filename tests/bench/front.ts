import { once } from 'node:events';
import { freePort } from '@/scripts/services/ports';
import { program, startChild, type Variables } from '@/scripts/services/programs';
import type { Site } from './site';
import { round, type Line } from './statistics';
import { describe, load, median, type Load, type Target } from './wrk';

const page = '/en';
/** A request with this is never answered from the page cache; pages do not read it. */
const pastCache = { Authorization: 'Bearer none' };
const connections = 16;
const rounds = 3;
const seconds = 5;
const minShare = 0.4;

/** What front and middleware cost a page that Next has rendered before, each in turn. */
export async function benchFront({ base, pid, variables }: Site): Promise<Line[]> {
  const bare = await startBareNext(variables);
  const ours = { pid, url: `${base}${page}`, headers: pastCache };
  const runs = { through: [] as Load[], bare: [] as Load[] };
  for (const target of [ours, bare]) await load(target, connections, 1);
  for (let turn = 0; turn < rounds; turn += 1) {
    runs.bare.push(await load(bare, connections, seconds));
    runs.through.push(await load(ours, connections, seconds));
  }
  const [through, alone] = [median(runs.through), median(runs.bare)];
  return [
    {
      what: `Static page through front and middleware, ${connections} connections, median of ${rounds} rounds`,
      measured: `${describe(through)} = ${round(through.rate / alone.rate)} of Next alone (${describe(alone)})`,
      goal: `at least ${minShare}`,
      isMet: through.rate >= alone.rate * minShare,
    },
  ];
}

async function startBareNext(variables: Variables): Promise<Target> {
  const port = String(await freePort());
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'];
  const child = startChild(program('tests/bench/bare-next.ts'), {
    variables: { ...variables, PORT: port },
    stdio,
    stopTimeoutMs: 5_000,
  });
  await once(child, 'message');
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}${page}`, headers: pastCache };
}
