import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { SettingsAnswer } from '@/lib/people/settings/schema';
import { note } from './verdicts';
import type { Site } from './site';

type Outcome = 'whole' | 'refused' | 'broken';

const readers = 50;
const listeners = 20;
/** Close code of the Pusher protocol: reconnect at once. */
const reconnectCode = 4200;
const longestStop = 30_000;

/**
 * Security, R9: SIGTERM while fifty readers load one page after the other, and others are connected to the live channel.
 * Ends the site.
 */
export async function tryStopping(site: Site): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const closing = await openLive(site.base);
  const reading = Array.from({ length: readers }, () => readOn(site.base, agent));
  await pause(1_500);
  const started = Date.now();
  const ended = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  const outcomes = (await Promise.all(reading)).flat();
  await ended;
  const codes = await Promise.all(closing);
  note(
    'stopping: live connections are told to come back',
    codes.every((code) => code === reconnectCode),
    `close codes ${[...new Set(codes)].join(', ')}`,
  );
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  note(
    'stopping: no answer is broken',
    count('broken') === 0,
    `${count('whole')} whole, ${count('broken')} broken`,
  );
  note('stopping: who comes later is refused', count('refused') + count('broken') === readers);
  note(
    'stopping: exit code 0 in time',
    site.process.exitCode === 0 && Date.now() - started < longestStop,
    `${Date.now() - started} ms`,
  );
}

/** @returns the code with which each connection will be closed */
async function openLive(base: string): Promise<Promise<number>[]> {
  const { config } = (await (await fetch(`${base}/api/settings`)).json()) as SettingsAnswer;
  const url = `${base.replace('http', 'ws')}/app/${config.live?.key}?protocol=7&client=faults&version=1`;
  const opened = Array.from({ length: listeners }, async () => {
    const socket = new WebSocket(url);
    const closed = new Promise<number>((settle) => socket.once('close', settle));
    await once(socket, 'message');
    return { closed };
  });
  return (await Promise.all(opened)).map(({ closed }) => closed);
}

/** Loads pages until none can be loaded. */
async function readOn(base: string, agent: Agent): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  do outcomes.push(await readOnce(base, agent));
  while (outcomes.at(-1) === 'whole');
  return outcomes;
}

function readOnce(base: string, agent: Agent): Promise<Outcome> {
  return new Promise((settle) => {
    const request = get(`${base}/de/auth/login`, { agent }, (response) => {
      response.resume().on('end', () => settle('whole'));
      response.on('error', () => settle('broken'));
    });
    // A new connection that the system accepted but the server never did is reset: that is a refusal too.
    request.on('error', () => settle(request.reusedSocket ? 'broken' : 'refused'));
  });
}
