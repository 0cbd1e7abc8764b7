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
