import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const askAgainMs = 250;

/** Waits until something listens there. @returns whether it did in time */
export async function reachesRedis(address: RedisAddress, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await listens(address)) return true;
    await pause(askAgainMs);
  }
  return false;
}

interface RedisAddress {
  host: string;
  port: number;
}

function listens({ host, port }: RedisAddress): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ host, port, timeout: 2_000 });
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('timeout', () => settle(false)).once('close', () => settle(false));
    for (const event of ['connect', 'timeout']) socket.once(event, () => socket.destroy());
  });
}

/** A connection of ioredis. */
interface RedisConnection {
  status: string;
  on: (event: 'close' | 'pmessageBuffer', listener: () => void) => unknown;
  publish: (channel: string, message: string) => Promise<unknown>;
}

/** What soketi's Redis adapter holds: one connection hears all channels whose names begin with `channel`. */
export interface RedisAdapter {
  pubClient: RedisConnection;
  subClient: RedisConnection;
  channel: string;
}

const lostStates = new Set(['close', 'reconnecting', 'end']);
const beatMs = 500;
/** Redis that is not heard of for so many beats is lost, also where its connections stay open. */
const maxUnheardBeats = 10;

export interface RedisLink {
  /** What this node says it hears back: from now on it hears the others, too. */
  ready: Promise<void>;
  /** Events of other nodes may be missed from now on. */
  lost: Promise<void>;
}

/** Watches the way over Redis with a beat that this node sends to itself; other nodes pass it over. */
export function watchRedis({ pubClient, subClient, channel }: RedisAdapter): RedisLink {
  let unheard = 0;
  const ready = new Promise<void>((settle) => {
    subClient.on('pmessageBuffer', () => {
      unheard = 0;
      settle();
    });
  });
  const lost = new Promise<void>((settle) => {
    for (const connection of [pubClient, subClient]) {
      if (lostStates.has(connection.status)) settle();
      connection.on('close', settle);
    }
    const beat = () => {
      unheard += 1;
      if (unheard > maxUnheardBeats) settle();
      pubClient.publish(`${channel}#beat`, '{}').catch(() => settle());
    };
    setInterval(beat, beatMs).unref();
    beat();
  });
  return { ready, lost };
}
