import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { endWith } from './inside/client-error';
import type { Upgrade } from './server';

const connectTimeoutMs = 5_000;
/** The one path of the Pusher protocol that browsers need. */
function isRelayed({ url = '', headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && /^\/app\/[\w-]{1,100}(?:\?|$)/u.test(url);
}

interface RelayLimit {
  /** Websockets that are open at once. */
  maxPerAddress: number;
  /** The address, or the network, that a caller's address counts as. */
  countedAs: (address: string) => string;
}

/** A person who is refused comes back by themselves; until then their pages ask from time to time. */
const tooMany = { status: 429, body: 'Too many live connections.\n', headers: { 'Retry-After': 30 } };

/**
 * Passes websockets of the Pusher protocol on to soketi on this machine, as they are.
 * @param port of soketi; without it nothing is relayed
 */
export function relayWebsockets(port: number | undefined, { maxPerAddress, countedAs }: RelayLimit): Upgrade {
  const open = new Map<string, number>();
  return (request, socket, head) => {
    if (port === undefined || !isRelayed(request)) return false;
    socket.on('error', () => undefined);
    const address = countedAs(request.headers['x-forwarded-for']?.toString() ?? '');
    const count = open.get(address) ?? 0;
    if (count >= maxPerAddress) {
      endWith(socket, tooMany);
      return true;
    }
    open.set(address, count + 1);
    socket.once('close', () => release(open, address));
    const upstream = connect({ host: '127.0.0.1', port, timeout: connectTimeoutMs });
    upstream.once('error', () => endWith(socket, { status: 503, body: 'There are no live events now.\n' }));
    upstream.once('timeout', () => upstream.destroy(new Error('soketi does not answer.')));
    upstream.once('connect', () => {
      upstream.setTimeout(0);
      upstream.setNoDelay(true);
      upstream.removeAllListeners('error').on('error', () => socket.destroy());
      upstream.write(`${headOf(request)}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    socket.once('close', () => upstream.destroy());
    upstream.once('close', () => socket.destroy());
    return true;
  };
}

function release(open: Map<string, number>, address: string): void {
  const left = (open.get(address) ?? 1) - 1;
  if (left === 0) open.delete(address);
  else open.set(address, left);
}

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return lines.join('\r\n');
}
