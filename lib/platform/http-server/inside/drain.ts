import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from './connections';

/**
 * Time for which an idle keep-alive connection stays open: a request already on its way is answered with `Connection: close`.
 */
const idleCloseMs = 500;
/**
 * Number of turns of the event loop without a new connection after which none is waiting; in a flood of connections the
 * timeout ends the wait.
 */
const quietTurns = 3;
const letInTimeoutMs = 1_000;
/** Together with the database's shutdown after it, a stop takes less than 30 seconds. */
const drainTimeoutMs = 20_000;

/** Accepts no new connections, finishes every response, closes idle connections; resolves when all are closed. */
export async function drain(server: Server, connections: Connections): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  for (const response of connections.answering) response.shouldKeepAlive = false;
  await letIn(server);
  // http.Server's own close would cut idle connections at once, while a request may be on its way.
  NetServer.prototype.close.call(server);
  const deadline = Date.now() + drainTimeoutMs;
  while (connections.count() > 0 && Date.now() < deadline) {
    for (const socket of connections.idleFor(idleCloseMs)) socket.destroySoon();
    await sleep(50);
    // In a busy process timers run late: first the sockets are read, in which requests may have arrived meanwhile.
    await turn();
  }
  server.closeAllConnections();
}

/** Accepts the connections that the system has queued for this process, one a turn: closing the server would reset them. */
async function letIn(server: Server): Promise<void> {
  let turns = 0;
  const listen = () => (turns = 0);
  server.on('connection', listen);
  const deadline = Date.now() + letInTimeoutMs;
  while (turns < quietTurns && Date.now() < deadline) {
    turns += 1;
    await turn();
  }
  server.off('connection', listen);
}
