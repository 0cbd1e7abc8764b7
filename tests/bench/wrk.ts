import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Refusal } from '@/scripts/services/terminal';
import { percentile } from '@/tests/support/percentile';
import { cpuSeconds } from './process-use';
import { round } from './statistics';

const run = promisify(execFile);
const script = 'tests/bench/wrk.lua';
const threads = 2;

/** A browser by name: bots get other answers. Compressed answers are what browsers read. */
const asBrowser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
};

/** What wrk.lua prints at its end: latencies in microseconds. */
const summary = z.object({
  requests: z.number(),
  durationUs: z.number(),
  p50Us: z.number(),
  p99Us: z.number(),
  refusals: z.number(),
  errors: z.number(),
});

export interface Target {
  /** The serving process, whose processor time is divided by its answers. */
  pid: number;
  url: string;
  headers?: Record<string, string>;
  /** Paths asked for in turn instead of the one of the URL; '*' in one becomes another number each time. */
  paths?: readonly string[];
  /** Status 400 and above is what is asked for. */
  mayRefuse?: boolean;
}

export interface Load {
  /** Answers a second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
  /** Microseconds of the server's processor time an answer. */
  cpuUs: number;
  requests: number;
}

/** Ends the program with one sentence where wrk is not installed. */
export function requireWrk(): void {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const isThere = folders.some((folder) => {
    try {
      accessSync(join(folder, 'wrk'), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (isThere) return;
  throw new Refusal(
    'The benches load the site with wrk, which is not installed: `apt-get install wrk`, or `brew install wrk`.',
  );
}

/** Sends as many requests as `connections` can in `seconds`. */
export async function load(target: Target, connections: number, seconds: number): Promise<Load> {
  const { pid, url, headers = {}, paths = [], mayRefuse = false } = target;
  const sent = Object.entries({ ...asBrowser, ...headers }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const amounts = ['-t', `${Math.min(threads, connections)}`, '-c', `${connections}`, '-d', `${seconds}s`];
  const before = cpuSeconds(pid);
  const { stdout } = await run('wrk', [...amounts, '-s', script, ...sent, url, '--', ...paths]);
  const cpu = cpuSeconds(pid) - before;
  const { requests, durationUs, p50Us, p99Us, refusals, errors } = summary.parse(
    JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1)),
  );
  if (errors > 0 || (refusals > 0 && !mayRefuse))
    throw new Error(`${url}: ${refusals} refusals, ${errors} errors`);
  return {
    rate: (requests * 1_000_000) / durationUs,
    p50Ms: p50Us / 1_000,
    p99Ms: p99Us / 1_000,
    cpuUs: (cpu * 1_000_000) / requests,
    requests,
  };
}

/** The middle of several runs, of each figure for itself. */
export function median(runs: Load[]): Load {
  const middle = (pick: (run: Load) => number) => percentile(runs.map(pick), 0.5);
  return {
    rate: middle(({ rate }) => rate),
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p99Ms: middle(({ p99Ms }) => p99Ms),
    cpuUs: middle(({ cpuUs }) => cpuUs),
    requests: middle(({ requests }) => requests),
  };
}

export function describe({ rate, p99Ms, cpuUs }: Load): string {
  return `${round(rate, 0)} a second, p99 ${round(p99Ms, 1)} ms, ${round(cpuUs, 1)} µs of CPU each`;
}
