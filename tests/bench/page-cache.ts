import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from '@/tests/support/percentile';
import { rawGet } from '@/tests/support/raw-get';
import { startNginx } from './nginx';
import { cpuSeconds } from './process-use';
import type { Site } from './site';
import { round, timed, type Line } from './statistics';

/** What a browser sends: Brotli is what both sides give then. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': 'bench' };
const bot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
const rounds = 3;
const seconds = 4;
const leastShare = 0.5;
/** Milliseconds; where nginx needs longer itself, it is the machine that is measured: then so much longer than it. */
const longest = 10;
const mostTimesNginx = 1.5;
const coldest = 400;
const [manyRequests, manyAddresses] = [200_000, 50_000];
const mostGrowth = 15;
/** Megabytes of pages, those that are not there among them, that Next keeps itself (`cacheMaxMemorySize`). */
const keptByNext = 50;

type Served = Pick<Site, 'base' | 'pid' | 'held'>;

interface Run {
  rate: number;
  p99: number;
  /** Microseconds of processor time a request. */
  cpu: number;
}

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
  if (!nginx)
    return [...lines, { what: 'Cached pages', measured: 'nginx is not installed', goal: '-', kept: true }];
  for (const [index, path] of paths.entries()) {
    const ours = { pid: site.pid, url: `${site.base}${path}` };
    const theirs = { pid: nginx.pid, url: `${nginx.base}/page-${index}` };
    for (const connections of [16, 64]) lines.push(await compare(path, ours, theirs, connections));
  }
  return [...lines, await memoryOfReading(site, paths), await memoryOfUnknown(site)];
}

/** Read until it comes in its smallest encoding. */
async function bodyOf(base: string, path: string): Promise<Buffer> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { body, statusCode, headers: sent } = await rawGet(`${base}${path}`, headers);
    if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`);
    if (sent['content-encoding'] === 'br') return body;
    await pause(200);
  }
  throw new Error(`${path} never came compressed.`);
}

async function compare(path: string, ours: Target, theirs: Target, connections: number): Promise<Line> {
  const runs: { ours: Run[]; theirs: Run[] } = { ours: [], theirs: [] };
  await load(ours, connections, 1);
  await load(theirs, connections, 1);
  for (let turn = 0; turn < rounds; turn += 1) {
    runs.ours.push(await load(ours, connections, seconds));
    runs.theirs.push(await load(theirs, connections, seconds));
  }
  const [own, other] = [median(runs.ours), median(runs.theirs)];
  return {
    what: `${path} from the page cache, ${connections} connections, median of ${rounds} rounds`,
    measured: `${describe(own)} = ${round(own.rate / other.rate)}× nginx (${describe(other)})`,
    goal: `at least ${leastShare}×, p99 at most ${longest} ms or ${mostTimesNginx}×`,
    kept: own.rate >= other.rate * leastShare && own.p99 <= Math.max(longest, other.p99 * mostTimesNginx),
  };
}

interface Target {
  pid: number;
  url: string;
}

async function load({ pid, url }: Target, connections: number, duration: number): Promise<Run> {
  const before = cpuSeconds(pid);
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration, headers });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  const cpu = ((cpuSeconds(pid) - before) * 1_000_000) / requests.total;
  return { rate: requests.average, p99: latency.p99, cpu };
}

function median(runs: Run[]): Run {
  const middle = (pick: (run: Run) => number) => percentile(runs.map(pick), 0.5);
  return { rate: middle((run) => run.rate), p99: middle((run) => run.p99), cpu: middle((run) => run.cpu) };
}

function describe({ rate, p99, cpu }: Run): string {
  return `${round(rate, 0)} a second, p99 ${round(p99, 1)} ms, ${round(cpu, 1)} µs`;
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
    kept: worst < coldest,
  };
}

async function memoryOfReading({ base, held }: Served, paths: readonly string[]): Promise<Line> {
  const read = (amount: number) =>
    autocannon({ url: base, connections: 16, amount, headers, requests: paths.map((path) => ({ path })) });
  await read(manyRequests / 10);
  const before = await held();
  await read(manyRequests);
  return growth(`Memory over ${manyRequests} reads`, before, await held(), mostGrowth);
}

/** Each is asked for once. A bot's empty answer spares the drawing of error screens: the cache sees the same. */
async function memoryOfUnknown({ base, held }: Served): Promise<Line> {
  const run = Date.now().toString(36);
  let address = 0;
  const setupRequest = (request: autocannon.Request) => {
    address += 1;
    return { ...request, path: `/en/blog/nothing/${run}-${address}` };
  };
  const ask = (amount: number) =>
    autocannon({ url: base, connections: 8, amount, requests: [{ headers: bot, setupRequest }] });
  await ask(manyAddresses / 10);
  const before = await held();
  await ask(manyAddresses);
  const most = mostGrowth + keptByNext;
  return growth(`Memory over ${manyAddresses} different unknown addresses`, before, await held(), most);
}

function growth(what: string, before: number, after: number, most: number): Line {
  return {
    what,
    measured: `${round(before, 0)} MB before, ${round(after, 0)} MB after`,
    goal: `at most ${most} MB more`,
    kept: after - before <= most,
  };
}
