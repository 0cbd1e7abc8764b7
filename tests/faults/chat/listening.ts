import { setTimeout as pause } from 'node:timers/promises';
import Pusher from 'pusher-js';
import { createCatchUp } from '@/components/chat/conversation/catch-up';
import { keepConnected } from '@/lib/browser/realtime/inside/reconnect';
import { optionsOf } from '@/lib/browser/realtime/inside/pusher';
import type { MessagePage } from '@/lib/chat/messages/schema';
import { personalChannel } from '@/lib/platform/realtime/events';
import type { LiveConfig } from '@/lib/platform/realtime/schema';
import type { Talker } from './people';

/*
 * Numbers of a page. components/chat/conversation/use-freshness.ts decides when a page asks, but cannot be used here: it is
 * a hook, and uses the one live channel of its page (lib/browser/realtime/live-hub), while here forty people listen in one
 * process. The modules that ask and connect are the real ones.
 */
const pollMs = 10_000;
const timeoutMs = 10_000;
const maxRetries = 3;
const retryAfterMs = 1_000;

export interface Listener {
  /** Time when each message was first received, by its text. */
  seenAt: Map<string, number>;
  /** Number of times that each message was taken for a new one. */
  counts: Map<string, number>;
  /** Times of the attempts to connect. */
  attempts: number[];
  stop: () => void;
}

/** Reads a conversation as a page does: after events, when the channel is back, and every ten seconds while it is off. */
export function listen(base: string, config: NonNullable<LiveConfig>, me: Talker): Listener {
  const [seenAt, counts] = [new Map<string, number>(), new Map<string, number>()];
  const attempts: number[] = [];
  const known = new Set<number>();
  const catchUp = createCatchUp({
    version: 0,
    fetchChanges: async (after) => fetchChanges(base, me, after),
    onChanges: (changed) => {
      for (const { seq, text } of changed) {
        if (known.has(seq)) continue;
        known.add(seq);
        counts.set(text, (counts.get(text) ?? 0) + 1);
        seenAt.set(text, Date.now());
      }
    },
    // With more changes than one page a browser would load the conversation again; here every message counts.
    onGap: async () => Promise.reject(new Error('More has come than is caught up with at once.')),
  });
  const { hostname, port } = new URL(base);
  const pusher = new Pusher(config.key, {
    ...optionsOf(config, { protocol: 'http:', hostname, port }),
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId: socket_id, channelName: channel_name }, answer) =>
        void authorize(base, me, { socket_id, channel_name }).then(
          (data) => answer(null, data),
          (error: unknown) => answer(error instanceof Error ? error : new Error('refused'), null),
        ),
    },
  });
  const stopTrying = keepConnected(pusher.connection, pusher);
  const channel = pusher.subscribe(personalChannel(me.id));
  let isOn = false;
  channel.bind('pusher:subscription_succeeded', () => {
    isOn = true;
    void catchUp.ask();
  });
  channel.bind('chat-send', () => void catchUp.ask());
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connected') isOn = false;
    if (current === 'connecting') attempts.push(Date.now());
  });
  const timer = setInterval(() => {
    if (!isOn) void catchUp.ask();
  }, pollMs);
  return {
    seenAt,
    counts,
    attempts,
    stop: () => {
      clearInterval(timer);
      stopTrying();
      pusher.disconnect();
    },
  };
}

/** Like the client of the site (lib/browser/api): three retries a second apart. */
async function fetchChanges(base: string, me: Talker, after: number): Promise<MessagePage> {
  for (let tries = 0; tries < maxRetries; tries += 1) {
    const page = await tryChanges(base, me, after).catch(() => null);
    if (page) return page;
    await pause(retryAfterMs);
  }
  return tryChanges(base, me, after);
}

async function tryChanges(base: string, { bearer, otherId }: Talker, after: number): Promise<MessagePage> {
  const response = await fetch(`${base}/api/chat/${otherId}/messages?after=${after}`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The messages were answered with ${response.status}.`);
  return (await response.json()) as MessagePage;
}

async function authorize(base: string, { bearer }: Talker, body: object): Promise<{ auth: string }> {
  const response = await fetch(`${base}/api/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The channel was answered with ${response.status}.`);
  return (await response.json()) as { auth: string };
}
