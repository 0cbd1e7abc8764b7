import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, and which of them wait for an answer. */
export interface Connections {
  sockets: Set<Socket>;
  answering: Set<ServerResponse>;
}

export function trackConnections(server: Server): Connections {
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (_, response) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return { sockets, answering };
}
