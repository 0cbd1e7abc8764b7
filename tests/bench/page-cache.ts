import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '@/tests/support/percentile';
import { rawGet } from '@/tests/support/raw-get';
import { startBareNode } from './bare';
import { startNginx } from './nginx';
import type { Site } from './site';
import { round, timed, type Line } from './statistics';
import { describe, load, median, type Load, type Target } from './wrk';

/** What a browser sends: Brotli is what both sides give then. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': 'bench' };
const bot = { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
const rounds = 3;
const seconds = 4;
/** Processor time a cached page may cost. nginx needs a fifth of it for a file, Node's own server a half. */
const maxCpuUs = 45;
/** Milliseconds; where the other needs longer itself, it is the machine that is measured: then so much longer than it. */
const longest = 10;
const maxTimesOther = 1.5;
const coldest = 400;
const [manyRequests, manyAddresses] = [200_000, 50_000];
const maxGrowthMb = 15;
/** Megabytes of pages, those that are not there among them, that Next keeps itself (`cacheMaxMemorySize`). */
const keptByNext = 50;

type Served = Pick<Site, 'base' | 'pid' | 'held'>;

/**
 * Public pages from memory, beside nginx with a file of the same bytes in the same run; a page nobody has read before;
 * and the memory all that takes.
 */
export async function benchPageCache(
  site: Served,
  { read: paths, unread }: { read: readonly string[]; unread: readonly string[] },
): Promise<Line[]> {
  const lines = [await firstReads(site.base, unread)];
  const bodies = await Promise.all(paths.map((path) => bodyOf(site.base, path)));
  const nginx = await startNginx(Object.fromEntries(bodies.map((body, index) => [`page-${index}`, body])));
  for (const [index, path] of paths.entries()) {
    const ours = { pid: site.pid, url: `${site.base}${path}` };
    const bare = await startBareNode(bodies[index] ?? Buffer.alloc(0));
    lines.push(await compare(path, ours, { name: 'node:http', target: bare }, 16));
    if (!nginx) continue;
    const file = { pid: nginx.pid, url: `${nginx.base}/page-${index}` };
    for (const connections of [16, 64])
      lines.push(await compare(path, ours, { name: 'nginx', target: file }, connections));
  }
  return [...lines, await memoryOfReading(site, paths), await memoryOfUnknown(site)];
}

/** Read until it comes in its smallest encoding. */
export async function bodyOf(base: string, path: string): Promise<Buffer> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { body, statusCode, headers: sent } = await rawGet(`${base}${path}`, headers);
    if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
    if (sent['content-encoding'] === 'br') return body;
    await pause(200);
  }
  throw new Error(`${path} never came compressed.`);
}

async function compare(
  path: string,
  ours: Target,
  { name, target: theirs }: { name: string; target: Target },
  connections: number,
): Promise<Line> {
  const runs: { ours: Load[]; theirs: Load[] } = { ours: [], theirs: [] };
  await load(ours, connections, 1);
  await load(theirs, connections, 1);
  for (let turn = 0; turn < rounds; turn += 1) {
    runs.ours.push(await load(ours, connections, seconds));
    runs.theirs.push(await load(theirs, connections, seconds));
  }
  const [own, other] = [median(runs.ours), median(runs.theirs)];
  return {
    what: `${path} from the page cache beside ${name}, ${connections} connections, median of ${rounds} rounds`,
    measured: `${describe(own)} = ${round(own.rate / other.rate)}× (${describe(other)})`,
    goal: `at most ${maxCpuUs} µs, p99 at most ${longest} ms or ${maxTimesOther}×`,
    isMet: own.cpuUs <= maxCpuUs && own.p99Ms <= Math.max(longest, other.p99Ms * maxTimesOther),
  };
}

async function firstReads(base: string, paths: readonly string[]): Promise<Line> {
  const times: number[] = [];
  for (const path of paths) {
    const { milliseconds, result } = await timed(() => rawGet(`${base}${path}`, headers));
    if (result.statusCode !== 200) throw new Error(`${path} was answered with ${result.statusCode}.`);
    times.push(milliseconds);
  }
  const worst = Math.max(...times);
  return {
    what: `First read of a page, ${times.length} pages`,
    measured: `${round(percentile(times, 0.5), 0)} ms, the slowest ${round(worst, 0)} ms`,
    goal: `under ${coldest} ms`,
    isMet: worst < coldest,
  };
}

async function memoryOfReading({ base, pid, held }: Served, paths: readonly string[]): Promise<Line> {
  const target = { pid, url: base, paths };
  await load(target, 16, 2);
  const before = await held();
  const read = await loadUntil(target, 16, manyRequests);
  return growth(`Memory over ${read} reads`, before, await held(), maxGrowthMb);
}

/** Each is asked for once. A bot's empty answer spares the drawing of error screens: the cache sees the same. */
async function memoryOfUnknown({ base, pid, held }: Served): Promise<Line> {
  const target = { pid, url: base, headers: bot, paths: ['/en/blog/nothing/*'], mayRefuse: true };
  await load(target, 8, 5);
  const before = await held();
  const asked = await loadUntil(target, 8, manyAddresses);
  const maxMb = maxGrowthMb + keptByNext;
  return growth(`Memory over ${asked} different unknown addresses`, before, await held(), maxMb);
}

/** @returns how many requests were answered: at least so many */
async function loadUntil(target: Target, connections: number, least: number): Promise<number> {
  let answered = 0;
  while (answered < least) answered += (await load(target, connections, seconds)).requests;
  return answered;
}

function growth(what: string, before: number, after: number, maxMb: number): Line {
  return {
    what,
    measured: `${round(before, 0)} MB before, ${round(after, 0)} MB after`,
    goal: `at most ${maxMb} MB more`,
    isMet: after - before <= maxMb,
  };
}
