import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '@/scripts/services/lifetime';
import { freePort } from '@/scripts/services/ports';
import { readState } from '@/scripts/services/postgres/state-file';
import { stopChild } from '@/scripts/services/programs';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { removeData } from '@/scripts/services/postgres/remove';

/** Govorim as `npm start` runs it, with its own files, port and database. */
export interface Site {
  base: string;
  process: ChildProcess;
  /** Process id of PostgreSQL's postmaster. */
  postmaster: () => number;
  databaseUrl: () => string;
}

/** URL of a site, and of its database. */
export type SiteAddress = Pick<Site, 'base' | 'databaseUrl'>;

const startMilliseconds = 240_000;

/** @param variables in addition to the environment */
export async function startSite(name: string, variables: Record<string, string> = {}): Promise<Site> {
  const folder = join(tmpdir(), `govorim-faults-${process.pid}-${name}`);
  mkdirSync(folder, { mode: 0o755 });
  atEnd(async () => removeData(folder));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...inherited,
      APP_ENV: 'demo',
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  atEnd(() => stopChild(child, 40_000));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The site did not start.')));
  ended.catch(() => undefined);
  await Promise.race([untilReady(base), ended]);
  return {
    base,
    process: child,
    postmaster: () => postmasterIn(folder),
    databaseUrl: () => databaseIn(folder),
  };
}

/** The User-Agent of a browser: bots get shorter error pages. */
export const personHeaders = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Signs Anna in. @returns her cookie */
export async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ email: 'anna@demo.govorim.example', password: demoPassword }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Status of an answer; 0 when there is none. */
export async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

/** Asks repeatedly. @returns the milliseconds until the answer had that status */
export async function untilStatus(
  url: string,
  status: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const started = Date.now();
  while ((await statusOf(url, headers)) !== status) {
    if (Date.now() - started > startMilliseconds)
      throw new Error(`${url} was never answered with ${status}.`);
    await pause(50);
  }
  return Date.now() - started;
}

async function untilReady(base: string): Promise<void> {
  await untilStatus(`${base}/readyz`, 200);
}

function databaseIn(folder: string): string {
  const { password, port } = readState(folder);
  return `postgres://postgres:${password}@127.0.0.1:${port ?? 5432}/govorim`;
}

function postmasterIn(folder: string): number {
  const { owner, place = 'postgres' } = readState(folder);
  const data = place.startsWith('/') ? join(place, 'data') : join(owner, place, 'data');
  return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
}
