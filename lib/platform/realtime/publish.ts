import 'server-only';
import type Pusher from 'pusher';
import { logError } from '@/lib/platform/log';
import { personalChannel, readEvent, type LiveEvent } from './events';
import { getPusher } from './inside/pusher';
import { takeTogether, type Waiting } from './inside/together';

/** Channels per call of the Pusher API. */
const maxChannels = 100;
/** No events are sent for this long after a failure, so that a dead server delays nobody. */
const pauseMs = 2_000;

let pausedUntilMs = 0;
/** Events that arrive during a call wait for the next one, which takes several of them. */
let waiting: Waiting[] = [];
let sending: Promise<void> | null = null;

/**
 * Sends an event to people's browsers in the order of the calls, with the data in its schema and no other. Resolves when it
 * is sent or given up; never throws, because a browser that misses an event asks again later.
 */
export async function publish(userIds: readonly number[], planned: LiveEvent): Promise<void> {
  const pusher = getPusher();
  if (!pusher || Date.now() < pausedUntilMs) return;
  const event = readEvent(planned);
  if (!event) {
    logError(new Error('A live event is not as it is described.'), { event: planned.name });
    return;
  }
  const { name, data } = event;
  const channels = userIds.map((id) => personalChannel(id));
  for (let start = 0; start < channels.length; start += maxChannels)
    waiting.push({ channels: channels.slice(start, start + maxChannels), name, data });
  sending ??= sendAll(pusher).finally(() => (sending = null));
  await sending;
}

async function sendAll(pusher: Pusher): Promise<void> {
  while (waiting.length > 0) {
    const { events, rest } = takeTogether(waiting);
    waiting = rest;
    try {
      await send(pusher, events);
    } catch (error) {
      pausedUntilMs = Date.now() + pauseMs;
      waiting = [];
      logError(error, { event: events[0]?.name });
    }
  }
}

async function send(pusher: Pusher, events: readonly Waiting[]): Promise<unknown> {
  const [first, second] = events;
  if (first && !second) return pusher.trigger(first.channels, first.name, first.data);
  return pusher.triggerBatch(
    events.flatMap(({ channels, name, data }) => channels.map((channel) => ({ channel, name, data }))),
  );
}
