import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server and the responses in progress on them. */
export interface Connections {
  answering: Set<ServerResponse>;
  count: () => number;
  /** Connections without a request for at least so long. */
  idleFor: (idleMs: number) => Socket[];
}

export function trackConnections(server: Server): Connections {
  const answering = new Set<ServerResponse>();
  /** Every open connection, with the time of its last activity. */
  const idleSince = new Map<Socket, number>();
  server.on('connection', (socket) => {
    idleSince.set(socket, Date.now());
    socket.once('close', () => idleSince.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      if (idleSince.has(socket)) idleSince.set(socket, Date.now());
    });
  });
  return {
    answering,
    count: () => idleSince.size,
    idleFor: (idleMs) => {
      const busy = new Set([...answering].map((response) => response.socket));
      const latestStart = Date.now() - idleMs;
      return [...idleSince].flatMap(([socket, since]) =>
        busy.has(socket) || since > latestStart ? [] : [socket],
      );
    },
  };
}
