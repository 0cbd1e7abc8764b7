import { signInAnna } from './client';
import type { Site } from './site';
import { round, type Line } from './statistics';
import { describe, load, median, type Load, type Target } from './wrk';

const connections = 16;
const rounds = 3;
const seconds = 4;

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
  const lines: Line[] = [];
  for (const asked of answers) lines.push(await measure(asked, { base, pid, cookie }));
  return lines;
}

async function measure(
  { path, maxMs, maxKb }: Asked,
  { base, pid, cookie }: { base: string; pid: number; cookie: string },
): Promise<Line> {
  const target: Target = { pid, url: `${base}${path}`, headers: { Cookie: cookie } };
  await load(target, connections, 2);
  const runs: Load[] = [];
  for (let turn = 0; turn < rounds; turn += 1) runs.push(await load(target, connections, seconds));
  const run = median(runs);
  const kb = (await sizeOf(target)) / 1000;
  return {
    what: `${path} for a member, ${connections} connections, median of ${rounds} rounds`,
    measured: `${describe(run)}, ${round(kb, 0)} kB`,
    goal: `at most ${maxMs} ms of CPU${maxKb === undefined ? '' : `, ${maxKb} kB`}`,
    isMet: run.cpuUs <= maxMs * 1000 && kb <= (maxKb ?? Infinity),
  };
}

async function sizeOf({ url, headers = {} }: Target): Promise<number> {
  const response = await fetch(url, { headers: { ...headers, 'user-agent': 'Mozilla/5.0 bench' } });
  return (await response.arrayBuffer()).byteLength;
}
