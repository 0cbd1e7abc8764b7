import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const askAgainMs = 250;

/** Waits until a server listens at the address. @returns whether it did in time */
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

/** The part of soketi's Redis adapter that is used: one pattern subscription to `channel*`. */
export interface RedisAdapter {
  pubClient: RedisConnection;
  subClient: RedisConnection;
  channel: string;
}

const lostStates = new Set(['close', 'reconnecting', 'end']);
const beatMs = 500;
/** Missed heartbeats after which Redis counts as lost. */
const maxUnheardBeats = 10;

export interface RedisLink {
  /** Resolves when this node receives its own heartbeat: from now on it receives events of other nodes too. */
  ready: Promise<void>;
  /** Resolves when Redis is lost: from now on events of other nodes may be missed. */
  lost: Promise<void>;
}

/** Watches the connection to Redis by a heartbeat that this node publishes and receives; other nodes ignore it. */
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
