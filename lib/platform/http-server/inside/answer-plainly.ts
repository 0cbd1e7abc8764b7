import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import { FrontResponse } from '@/lib/platform/http-server/response';

/**
 * Answers a request that offers another protocol (some programs offer HTTP/2 with each call) as if it did not. Node has
 * taken such a connection from its parser: the body counts as empty, and the connection is closed after the answer.
 */
export function answerPlainly(server: Server, request: FrontRequest, socket: Duplex): void {
  const response = new FrontResponse(request);
  response.shouldKeepAlive = false;
  // The boundary: a connection of node:http is a socket.
  response.assignSocket(socket as FrontRequest['socket']);
  response.once('finish', () => socket.end());
  request.push(null);
  server.emit('request', request, response);
}
