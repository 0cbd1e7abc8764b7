import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { Connections } from './connections';

/** So long a connection that is kept open may still bring its next request, and hears that it is the last. */
const farewell = 500;
/** With the database's shutdown after it, a stop takes less than half a minute. */
const longestDrain = 20_000;

/** Takes no new connections, lets every answer be finished, closes what is idle, and comes back when all is closed. */
export async function drain(server: Server, connections: Connections): Promise<void> {
  // http's own close would cut idle connections at once, just as the next request may be on its way.
  NetServer.prototype.close.call(server);
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  for (const response of connections.answering) response.shouldKeepAlive = false;
  const deadline = Date.now() + longestDrain;
  while (connections.count() > 0 && Date.now() < deadline) {
    for (const socket of connections.idleFor(farewell)) socket.destroySoon();
    await pause(50);
    // A busy process comes to its timers late: first it reads what has arrived meanwhile.
    await turn();
  }
  server.closeAllConnections();
}
