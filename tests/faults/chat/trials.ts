import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { childRunning, keepKilling } from '@/tests/faults/children';
import { startFaultProxy } from '@/tests/faults/fault-proxy';
import { untilStatus, type Site } from '@/tests/faults/site';
import { note } from '@/tests/faults/verdicts';
import { judge, judgeUsual } from './judge';
import { runTraffic } from './traffic';

/* Security, R1 to R4 and R7: people write to each other while a part of the site is killed. */

const usual = { pairs: 20, messages: 200, perSecond: 50 } as const;
const [firstKill, secondKill] = [0.25, 0.6] as const;
const live = 'soketi.mjs';
const server = 'main.mjs';

/** R1: the live server is killed twice, and cannot be started again for five seconds. */
export async function tryChatPush(site: Site): Promise<void> {
  const name = 'chat, live server killed';
  const killedAt: number[] = [];
  const parent = site.process.pid ?? 0;
  const act = async () => {
    killedAt.push(Date.now());
    note(`${name}: it was`, (await keepKilling(parent, live, 5_000)) > 0);
  };
  const outcome = await runTraffic(site, {
    ...usual,
    events: [firstKill, secondKill].map((share) => ({ share, act })),
  });
  judgeUsual(name, outcome, killedAt[0] ?? 0);
  await judge(name, site, outcome);
}

/** R2: the serving process is killed twice. */
export async function tryChatServer(site: Site): Promise<void> {
  await tryKilling(site, 'chat, serving process killed', () => childRunning(site.process.pid ?? 0, server));
}

/** R3: the database is killed twice. */
export async function tryChatDatabase(site: Site): Promise<void> {
  const name = 'chat, database killed';
  await tryKilling(site, name, () => site.postmaster());
  const { fsync, synchronous_commit: commit } = await durabilityOf(site.databaseUrl());
  note(
    `${name}: it writes to the disk before it says so`,
    fsync === 'on' && commit === 'on',
    `fsync ${fsync}, synchronous_commit ${commit}`,
  );
}

/** The database's settings for the durability of commits. */
async function durabilityOf(url: string): Promise<{ fsync: string; synchronous_commit: string }> {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql<{ fsync: string; synchronous_commit: string }[]>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`;
  await sql.end();
  return row ?? { fsync: 'unknown', synchronous_commit: 'unknown' };
}

async function tryKilling(site: Site, name: string, find: () => number | undefined): Promise<void> {
  const backAt: number[] = [];
  const act = async () => {
    const pid = find();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await pause(100);
    const waited = await untilStatus(`${site.base}/readyz`, 200);
    backAt.push(Date.now());
    note(`${name}: it is back`, pid !== undefined && find() !== pid, `${waited + 100} ms`);
  };
  const outcome = await runTraffic(site, {
    ...usual,
    events: [firstKill, secondKill].map((share) => ({ share, act })),
  });
  await judge(name, site, outcome, backAt);
}

/** R4: the answer to every tenth call is lost. */
export async function tryChatAnswers(site: Site): Promise<void> {
  const name = 'chat, answers dropped';
  const proxy = await startFaultProxy(site.base, 10);
  const outcome = await runTraffic(site, { ...usual, perSecond: 500, sendTo: proxy.base, events: [] });
  note(`${name}: the line did drop them`, proxy.dropped() >= outcome.wanted / 10, String(proxy.dropped()));
  await judge(name, site, outcome);
}

/** R7: ten minutes; CHAT_PUSH_AWAY_S may set fewer seconds during development. */
const pushAwaySeconds = Number(process.env.CHAT_PUSH_AWAY_S ?? 600);
const pushAwayMs = pushAwaySeconds * 1000;
/** Longest wait between two attempts, with the jitter (lib/browser/realtime/inside/reconnect). */
const maxAttemptGapMs = 51_000;

/** R7: the live server stays away. */
export async function tryChatPolling(site: Site): Promise<void> {
  const name = 'chat, no live server';
  const perSecond = 10;
  console.log(`${name}: for ${pushAwaySeconds} s (CHAT_PUSH_AWAY_S)`);
  let [awayFrom, awayUntil] = [0, 0];
  const outcome = await runTraffic(site, {
    pairs: 20,
    messages: Math.ceil((perSecond * (pushAwayMs / 1000) * 1.2) / 40) * 2,
    perSecond,
    events: [
      {
        share: 0.01,
        act: async () => {
          awayFrom = Date.now();
          const kills = await keepKilling(site.process.pid ?? 0, live, pushAwayMs);
          awayUntil = Date.now();
          note(
            `${name}: it was away`,
            kills > 1,
            `${Math.round(pushAwayMs / 1000)} s, ${kills} starts killed`,
          );
        },
      },
    ],
  });
  await judge(name, site, outcome);
  const refused = outcome.statuses.size > 1;
  note(`${name}: sending goes on as usual`, !refused, [...outcome.statuses].join(' '));
  const gaps = [...outcome.listeners.values()].flatMap(({ attempts }) => {
    const meanwhile = attempts.filter((at) => at > awayFrom && at < awayUntil);
    return meanwhile.slice(1).map((at, index) => at - (meanwhile[index] ?? at));
  });
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  note(
    `${name}: it is tried again ever more rarely, and not by all at once`,
    gaps.length > 0 && least >= 1_000 && most <= maxAttemptGapMs && new Set(gaps).size > gaps.length / 2,
    `${gaps.length} waits of ${least} to ${most} ms`,
  );
}
