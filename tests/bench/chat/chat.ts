import { Agent } from 'node:http';
import Pusher from 'pusher';
import { ownApp } from '@/lib/platform/realtime/live-server';
import { readEnv } from '@/lib/platform/env';
import { openPool } from '@/tests/bench/learning/application';
import { startSite, type Site } from '@/tests/bench/site';
import type { Line as Figure } from '@/tests/bench/statistics';
import { openBareLine, openLine, type Line, type Wire } from './line';
import { measureLength } from './long-dialog';
import { measureCrowd, measureOne, measurePairs } from './measures';
import { benchChatPage } from './page';
import { makePairs, type Pair } from './talkers';

const pairsAtOnce = 100;
const peopleConnected = 1_000;

/** The chat over the built site with its live server, on a database of its own. */
export async function benchChat(): Promise<Figure[]> {
  const { AUTH_SECRET } = readEnv(process.env);
  const site = await startSite('govorim_bench_chat', { isLive: true });
  const opened = openPool(site.databaseUrl);
  // One person of each pair writes, and the other is connected.
  const pairs = await makePairs(opened, peopleConnected + 1);
  const wire: Wire = { base: site.base, key: ownApp(AUTH_SECRET).key };
  const figures = [
    ...(await measureLength(opened, site.base, await makePairs(opened, 2))),
    ...(await measureMessages(site, wire, pairs)),
    ...(await benchChatPage(opened, site.base)),
  ];
  await opened.sql.end();
  return figures;
}

async function measureMessages(site: Site, wire: Wire, pairs: Pair[]): Promise<Figure[]> {
  const [first, ...others] = pairs;
  if (!first) throw new Error('There is nobody.');
  const { appId, key, secret } = ownApp(readEnv(process.env).AUTH_SECRET);
  const port = site.variables.SOKETI_PORT ?? '';
  const pusher = new Pusher({
    appId,
    key,
    secret,
    host: '127.0.0.1',
    port,
    useTLS: false,
    agent: new Agent({ keepAlive: true }),
  });
  const bare = await openBareLine(wire, first, async (channel, text) =>
    pusher.trigger(channel, 'chat-send', { text }),
  );
  const one = await openLine(wire, first);
  const oneAtATime = await measureOne(one, bare);
  for (const line of [one, bare]) line.close();
  const lines: Line[] = [];
  for (const pair of others) lines.push(await openLine(wire, pair));
  const figures = [
    ...oneAtATime,
    ...(await measurePairs(site.pid, lines.slice(0, pairsAtOnce))),
    ...(await measureCrowd(lines, peopleConnected)),
  ];
  for (const line of lines) line.close();
  return figures;
}
