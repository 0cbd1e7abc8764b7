import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server and the responses in progress on them. */
export interface Connections {
  answering: Set<ServerResponse>;
  /** Counts the response as in progress until it closes. */
  track: (response: ServerResponse, socket: Socket) => void;
  /** A complete answer has been written to the socket: the rest of it is sent before the connection closes. */
  touch: (socket: Socket) => void;
  count: () => number;
  /** Connections that have had no request for at least `idleMs`. */
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
  const touch = (socket: Socket) => {
    if (idleSince.has(socket)) idleSince.set(socket, Date.now());
  };
  return {
    answering,
    track: (response, socket) => {
      answering.add(response);
      response.once('close', () => {
        answering.delete(response);
        touch(socket);
      });
    },
    touch,
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
