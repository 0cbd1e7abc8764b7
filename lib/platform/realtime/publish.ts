import 'server-only';
import { logError } from '@/lib/platform/log';
import { personalChannel, type LiveEvent } from './events';
import { getPusher } from './inside/pusher';

/** soketi and hosted Pusher take so many channels in one call. */
const maxChannels = 100;
/** After a failure nothing is sent for so long, so that a dead server delays nobody. */
const pauseMs = 2_000;

let pausedUntil = 0;

/** Sends an event to people's browsers, now. Never throws: whoever misses it asks again later. */
export async function publish(userIds: readonly number[], { name, data }: LiveEvent): Promise<void> {
  const pusher = getPusher();
  if (!pusher || Date.now() < pausedUntil) return;
  const channels = userIds.map((id) => personalChannel(id));
  try {
    for (let start = 0; start < channels.length; start += maxChannels) {
      await pusher.trigger(channels.slice(start, start + maxChannels), name, data);
    }
  } catch (error) {
    pausedUntil = Date.now() + pauseMs;
    logError(error, { event: name });
  }
}
