/**
 * pusher-js alone comes back up to 14 s late; the first attempt is made within 1.8 s, so that the channel is back within two,
 * the later ones ever more rarely.
 */
const firstDelayMs = 1_080;
const maxDelayMs = 30_000;
/** A random part of the delay, so that browsers do not all reconnect at the same moment. */
const jitter = 2 / 3;

interface Connection {
  state: string;
  bind: (event: 'state_change', listener: (change: { current: string }) => void) => void;
  unbind: (event: 'state_change', listener: (change: { current: string }) => void) => void;
}

interface Client {
  connect: () => void;
  disconnect: () => void;
}

/**
 * Connects again whenever the connection is lost, also after the server has closed it (pusher-js then stays away).
 * @returns what ends it
 */
export function keepConnected(connection: Connection, client: Client, random = Math.random): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Our own disconnect is no loss. */
  let isNudging = false;

  const nudge = () => {
    timer = undefined;
    failures += 1;
    isNudging = true;
    client.disconnect();
    isNudging = false;
    client.connect();
  };
  const plan = () => {
    const delayMs = Math.min(firstDelayMs * 2 ** failures, maxDelayMs);
    timer ??= setTimeout(nudge, delayMs * (1 + jitter * random()));
  };
  const listen = ({ current }: { current: string }) => {
    if (isNudging) return;
    if (current === 'connected') {
      failures = 0;
      clearTimeout(timer);
      timer = undefined;
    } else plan();
  };
  connection.bind('state_change', listen);
  if (connection.state !== 'connected') plan();
  return () => {
    connection.unbind('state_change', listen);
    clearTimeout(timer);
  };
}
