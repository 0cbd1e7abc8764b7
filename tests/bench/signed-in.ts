import { slowness, startBareNode } from './bare';
import { signInAnna } from './client';
import { bodyOf } from './page-cache';
import { percentile } from '@/tests/support/percentile';
import type { Site } from './site';
import { round, type Line } from './statistics';
import { describe, load, median, type Load, type Target } from './wrk';

const connections = 16;
const rounds = 3;
const seconds = 4;
/** What Node's own server gives beside them: as in the comparison in which the goals were set. */
const readPage = '/en/blog/culture/ty-and-vy';

interface Asked {
  path: string;
  maxMs: number;
  maxKb?: number;
}

/** What is answered anew each time: processor time an answer, and bytes of the document where they are promised. */
const answers: Asked[] = [
  { path: '/api/settings', maxMs: 0.5 },
  { path: '/api/ping', maxMs: 0.6 },
  { path: '/en/today', maxMs: 10 },
  { path: '/en/profile/summary', maxMs: 18, maxKb: 120 },
];

export async function benchSignedIn({ base, pid }: Site): Promise<Line[]> {
  const cookie = await signInAnna(base);
  const bare = await startBareNode(await bodyOf(base, readPage));
  const lines: Line[] = [];
  for (const asked of answers) lines.push(await measure(asked, { base, pid, cookie, bare }));
  return lines;
}

async function measure(
  { path, maxMs, maxKb }: Asked,
  { base, pid, cookie, bare }: { base: string; pid: number; cookie: string; bare: Target },
): Promise<Line> {
  const target: Target = { pid, url: `${base}${path}`, headers: { Cookie: cookie } };
  await load(target, connections, 2);
  const runs: Load[] = [];
  const slownesses: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    slownesses.push(await slowness(bare));
    runs.push(await load(target, connections, seconds));
  }
  const run = median(runs);
  const slow = percentile(slownesses, 0.5);
  const cpuMs = run.cpuUs / 1000 / slow;
  const kb = (await sizeOf(target)) / 1000;
  return {
    what: `${path} for a member, ${connections} connections, median of ${rounds} rounds`,
    measured: `${round(cpuMs)} ms of CPU on the machine of the goals (this one needs ${round(slow)}×), ${describe(run)}, ${round(kb, 0)} kB`,
    goal: `at most ${maxMs} ms of CPU${maxKb === undefined ? '' : `, ${maxKb} kB`}`,
    isMet: cpuMs <= maxMs && kb <= (maxKb ?? Infinity),
  };
}

async function sizeOf({ url, headers = {} }: Target): Promise<number> {
  const response = await fetch(url, { headers: { ...headers, 'user-agent': 'Mozilla/5.0 bench' } });
  return (await response.arrayBuffer()).byteLength;
}
