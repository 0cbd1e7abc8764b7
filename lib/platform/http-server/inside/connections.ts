import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, and what they are doing. */
export interface Connections {
  answering: Set<ServerResponse>;
  count: () => number;
  /** Those that have waited for their next request for at least so long. */
  idleFor: (milliseconds: number) => Socket[];
}

export function trackConnections(server: Server): Connections {
  const answering = new Set<ServerResponse>();
  /** Every open connection, and since when nothing has happened on it. */
  const quietSince = new Map<Socket, number>();
  server.on('connection', (socket) => {
    quietSince.set(socket, Date.now());
    socket.once('close', () => quietSince.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      if (quietSince.has(socket)) quietSince.set(socket, Date.now());
    });
  });
  return {
    answering,
    count: () => quietSince.size,
    idleFor: (milliseconds) => {
      const busy = new Set([...answering].map((response) => response.socket));
      const latest = Date.now() - milliseconds;
      return [...quietSince].flatMap(([socket, since]) =>
        busy.has(socket) || since > latest ? [] : [socket],
      );
    },
  };
}
