import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { endWith } from './inside/client-error';
import type { Upgrade } from './server';

const connectTimeoutMs = 5_000;
/** The one path of the Pusher protocol that browsers need. */
function isRelayed({ url = '', headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && /^\/app\/[\w-]{1,100}(?:\?|$)/u.test(url);
}

/**
 * Passes websockets of the Pusher protocol on to soketi on this machine, as they are.
 * @param port of soketi; without it nothing is relayed
 */
export function relayWebsockets(port: number | undefined): Upgrade {
  return (request, socket, head) => {
    if (port === undefined || !isRelayed(request)) return false;
    socket.on('error', () => undefined);
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

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return lines.join('\r\n');
}
