import { connect, type AddressInfo } from 'node:net';
import { createFront, type Front, type FrontOptions } from '@/lib/platform/http-server/server';

export interface StartedFront extends Front {
  url: string;
  port: number;
  /** Stops at once, without the half second in which a drained server answers requests that are on their way. */
  stop: () => Promise<void>;
}

const harmless: FrontOptions = {
  handle: async (_, response) => {
    response.end('from the page');
  },
  isSecure: false,
  trustProxy: false,
  isReady: async () => true,
  outage: {
    isDatabaseAway: async () => false,
    page: () => ({ type: 'text/html', body: 'a short break' }),
  },
};

/** Starts a real HTTP server on a free port around a stub of Next. */
export async function startFront(options: Partial<FrontOptions> = {}): Promise<StartedFront> {
  const front = createFront({ ...harmless, ...options });
  await new Promise<void>((listening) => front.server.listen(0, '127.0.0.1', listening));
  // The boundary: a TCP server's address is never a string.
  const { port } = front.server.address() as AddressInfo;
  const stop = async () => {
    front.server.close();
    front.server.closeAllConnections();
  };
  return { ...front, port, url: `http://127.0.0.1:${port}`, stop };
}

/** The User-Agent of a browser; without it a request counts as a bot's. */
const person = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Requests a page as a browser does. */
export function visit(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(url, { method, headers: { ...person, ...headers }, redirect: 'manual' });
}

/** Sends raw bytes and reads until the server closes the connection. */
export function say(port: number, text: string): Promise<string> {
  return new Promise((heard, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => heard(answer)).on('error', failed);
  });
}

export function statusOf(answer: string): number {
  return Number(answer.split(' ')[1]);
}
