const firstDelayMs = 2_000;
const maxDelayMs = 60_000;

interface Channel {
  bind: (event: string, listener: () => void) => void;
  subscribe: () => void;
}

interface Options {
  /** A lost connection subscribes by itself when it is back. */
  isConnected: () => boolean;
  onLost: () => void;
}

/**
 * Subscribes again when the signature of a channel was refused or could not be fetched, ever more rarely. @returns what ends it
 */
export function keepSubscribed(channel: Channel, { isConnected, onLost }: Options): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  channel.bind('pusher:subscription_succeeded', () => {
    failures = 0;
    clearTimeout(timer);
  });
  channel.bind('pusher:subscription_error', () => {
    onLost();
    clearTimeout(timer);
    const delayMs = Math.min(firstDelayMs * 2 ** failures, maxDelayMs);
    timer = setTimeout(() => {
      if (isConnected()) channel.subscribe();
    }, delayMs);
    failures += 1;
  });
  return () => clearTimeout(timer);
}
