import { connect, type AddressInfo } from 'node:net';
import { createFront, type Front, type FrontOptions } from '@/lib/platform/http-server/server';

export interface StartedFront extends Front {
  url: string;
  port: number;
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

/** A real front on a free port, around a stub in the place of Next. */
export async function startFront(options: Partial<FrontOptions> = {}): Promise<StartedFront> {
  const front = createFront({ ...harmless, ...options });
  await new Promise<void>((listening) => front.server.listen(0, '127.0.0.1', listening));
  // The boundary: a TCP server's address is never a string.
  const { port } = front.server.address() as AddressInfo;
  return { ...front, port, url: `http://127.0.0.1:${port}` };
}

/** What browsers of people call themselves; without it a caller of ours is a bot. */
const person = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Asks for a page as people do. */
export function visit(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(url, { method, headers: { ...person, ...headers }, redirect: 'manual' });
}

/** Says these bytes and hears everything until the server closes. */
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
