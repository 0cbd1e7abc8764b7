import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '@/scripts/services/lifetime';

export interface FaultProxy {
  base: string;
  /** Number of dropped answers. */
  dropped: () => number;
}

/** A proxy that drops the answer of every n-th POST: the work is done, the client does not learn it. */
export async function startFaultProxy(target: string, every: number): Promise<FaultProxy> {
  let [posts, dropped] = [0, 0];
  const server = createServer((request, response) => {
    if (request.method === 'POST') posts += 1;
    const isDropped = request.method === 'POST' && posts % every === 0;
    if (isDropped) dropped += 1;
    forward(target, request, response, isDropped);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  // The boundary: a TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, dropped: () => dropped };
}

function forward(target: string, request: IncomingMessage, response: ServerResponse, isDropped: boolean) {
  const { method, url = '/', headers } = request;
  const onward = ask(`${target}${url}`, { method, headers: { ...headers, host: new URL(target).host } });
  onward.on('response', (answer) => {
    if (!isDropped) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    answer.resume().on('end', () => request.socket.destroy());
  });
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}
