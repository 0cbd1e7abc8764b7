import type { LiveConfig } from '@/lib/platform/realtime/schema';
import { liveEvents, personalChannel, type LiveEvent } from '@/lib/platform/realtime/events';
import { openPusher } from './inside/pusher';
import { keepConnected } from './inside/reconnect';
import { keepSubscribed } from './inside/resubscribe';

export interface LiveChannel {
  close: () => void;
}

interface LiveOptions {
  userId: number;
  onEvent: (event: LiveEvent) => void;
  /** Events may have been missed: called whenever the channel is subscribed, the first time, too. */
  onSubscribed: () => void;
  /** The connection is lost; it is tried again. */
  onLost: () => void;
}

/** Opens the channel of a person; its code is loaded only now. Rejects when that fails. */
export async function openLiveChannel(
  config: NonNullable<LiveConfig>,
  { userId, onEvent, onSubscribed, onLost }: LiveOptions,
): Promise<LiveChannel> {
  const pusher = await openPusher(config);
  const stop = keepConnected(pusher.connection, pusher);
  pusher.signin();
  const channel = pusher.subscribe(personalChannel(userId));
  const isConnected = () => pusher.connection.state === 'connected';
  const stopSubscribing = keepSubscribed(channel, { isConnected, onLost });
  channel.bind('pusher:subscription_succeeded', onSubscribed);
  for (const name of Object.keys(liveEvents)) {
    // The boundary: our server sends events as their schema says.
    channel.bind(name, (data: unknown) => onEvent({ name, data } as LiveEvent));
  }
  const listen = ({ current }: { current: string }) => {
    if (current !== 'connected') onLost();
  };
  pusher.connection.bind('state_change', listen);
  return {
    close: () => {
      pusher.connection.unbind('state_change', listen);
      stopSubscribing();
      stop();
      pusher.disconnect();
    },
  };
}
