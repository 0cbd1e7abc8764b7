import type { LiveConfig } from '@/lib/platform/realtime/schema';
import type { LiveEvent, LiveEventName } from '@/lib/platform/realtime/events';
import { personalChannel } from '@/lib/platform/realtime/events';
import { openPusher } from './inside/pusher';
import { keepConnected } from './inside/reconnect';

type Listener<N extends LiveEventName> = (data: Extract<LiveEvent, { name: N }>['data']) => void;

export interface LiveChannel {
  /** @returns a function that removes the listener */
  on: <N extends LiveEventName>(name: N, listener: Listener<N>) => () => void;
  close: () => void;
}

interface LiveOptions {
  userId: number;
  /** Events may have been missed: called whenever the channel is subscribed, the first time, too. */
  onSubscribed: () => void;
}

/** Opens the channel of a person; its code is loaded only now. Rejects when that fails. */
export async function openLiveChannel(
  config: NonNullable<LiveConfig>,
  { userId, onSubscribed }: LiveOptions,
): Promise<LiveChannel> {
  const pusher = await openPusher(config);
  const stop = keepConnected(pusher.connection, pusher);
  pusher.signin();
  const channel = pusher.subscribe(personalChannel(userId));
  channel.bind('pusher:subscription_succeeded', onSubscribed);
  return {
    on: (name, listener) => {
      channel.bind(name, listener);
      return () => void channel.unbind(name, listener);
    },
    close: () => {
      stop();
      pusher.disconnect();
    },
  };
}
