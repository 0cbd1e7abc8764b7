import type { Site } from '@/tests/bench/site';
import { round, type Line } from '@/tests/bench/statistics';
import { describe, load, median, type Load, type Target } from '@/tests/bench/wrk';

const connections = 16;
const rounds = 3;
const seconds = 4;

/** What is asked of the server in turn, and how often it must answer in a second, or how soon. */
const asked = [
  {
    what: 'the list as JSON for visitors',
    paths: ['/api/users', '/api/users?level=B1', '/api/users?name=nata', '/api/users?page=7'],
    minRate: 250,
    maxP99Ms: 250,
  },
  {
    what: 'the page for visitors',
    paths: ['/en/community', '/en/community?level=B1', '/de/community?country=DE'],
    minRate: 40,
    maxP99Ms: 1500,
  },
];

export async function benchOverHttp({ base, pid }: Pick<Site, 'base' | 'pid'>): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { what, paths, minRate, maxP99Ms } of asked) {
    const target: Target = { pid, url: `${base}${paths[0] ?? ''}`, paths };
    await load(target, connections, 2);
    const runs: Load[] = [];
    for (let turn = 0; turn < rounds; turn += 1) runs.push(await load(target, connections, seconds));
    const run = median(runs);
    lines.push({
      what: `A million people, ${what}, ${connections} connections, median of ${rounds} rounds`,
      measured: `${describe(run)}, p50 ${round(run.p50Ms, 1)} ms`,
      goal: `at least ${minRate} a second, p99 ${maxP99Ms} ms`,
      isMet: run.rate >= minRate && run.p99Ms <= maxP99Ms,
    });
  }
  return lines;
}
