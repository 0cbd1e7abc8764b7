const http = require('node:http');
const https = require('node:https');
const { readFileSync } = require('node:fs');
const { WebSocketServer } = require('ws');
const { connect } = require('./connection.cjs');
const { ExchangeRequest, ExchangeResponse } = require('./http-exchange.cjs');
const { compileRoute } = require('./route-pattern.cjs');

/** soketi hard-codes 100 MB; a subscription is far below this. */
const maxFrameBytes = 16 * 1024;
const keepAliveTimeoutMs = 65_000;

const methods = { get: 'GET', post: 'POST', put: 'PUT', del: 'DELETE', options: 'OPTIONS', head: 'HEAD' };

/**
 * @param {import('./types').TlsFiles} [tls] without it plain HTTP
 * @returns {import('./types').UwsApp}
 */
function createApp(tls) {
  /** @type {{ method: string | null, match: (path: string) => string[] | null, handler: import('./types').Handler }[]} */
  const routes = [];
  /** @type {{ match: (path: string) => string[] | null, behavior: import('./types').Behavior }[]} */
  const websockets = [];
  const server = createServer(tls);
  const acceptor = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.on('request', (message, response) => answer(routes, message, response));
  server.on('upgrade', (message, socket, head) => {
    socket.on('error', () => undefined);
    upgrade({ websockets, acceptor }, message, socket, head);
  });
  const app = {
    ...Object.fromEntries(
      Object.entries({ ...methods, any: null }).map(([name, method]) => [
        name,
        (/** @type {string} */ pattern, /** @type {import('./types').Handler} */ handler) => {
          routes.push({ method, match: compileRoute(pattern), handler });
          return app;
        },
      ]),
    ),
    ws: (/** @type {string} */ pattern, /** @type {import('./types').Behavior} */ behavior) => {
      websockets.push({ match: compileRoute(pattern), behavior });
      return app;
    },
    /** A port in use ends the process: soketi would say that it is up. */
    listen: (
      /** @type {string} */ host,
      /** @type {number} */ port,
      /** @type {(listening: unknown) => void} */ ready,
    ) => {
      server.listen(port, host, () => ready({ server, acceptor }));
      return app;
    },
  };
  return app;
}

/** @param {import('./types').Listening} listening */
function closeListening({ server, acceptor }) {
  server.close();
  for (const socket of acceptor.clients) socket.terminate();
  server.closeIdleConnections();
}

/** @param {import('./types').TlsFiles} [tls] */
function createServer(tls) {
  if (!tls) return http.createServer();
  const [key, cert] = [readFileSync(tls.key_file_name), readFileSync(tls.cert_file_name)];
  return https.createServer({ key, cert, passphrase: tls.passphrase || undefined });
}

/**
 * @param {{ method: string | null, match: (path: string) => string[] | null, handler: import('./types').Handler }[]} routes
 * @param {import('node:http').IncomingMessage} message
 * @param {import('node:http').ServerResponse} response
 */
function answer(routes, message, response) {
  const path = pathOf(message);
  for (const { method, match, handler } of routes) {
    const parameters = method === null || method === message.method ? match(path) : null;
    if (!parameters) continue;
    try {
      handler(new ExchangeResponse(message, response), new ExchangeRequest(message, parameters));
    } catch (error) {
      console.error('soketi could not answer a call:', error);
      response.destroy();
    }
    return;
  }
  response.writeHead(404).end();
}

/**
 * @param {{ websockets: { match: (path: string) => string[] | null, behavior: import('./types').Behavior }[], acceptor: WebSocketServer }} app
 * @param {import('node:http').IncomingMessage} message
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head
 */
function upgrade({ websockets, acceptor }, message, socket, head) {
  for (const { match, behavior } of websockets) {
    const parameters = match(pathOf(message));
    if (!parameters) continue;
    const response = Object.assign(new ExchangeResponse(message, null), {
      upgrade: (/** @type {object} */ userData) =>
        acceptor.handleUpgrade(message, socket, head, (opened) => connect(opened, userData, behavior)),
    });
    behavior.upgrade(response, new ExchangeRequest(message, parameters), null);
    return;
  }
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
}

/** @param {import('node:http').IncomingMessage} message */
function pathOf({ url = '/' }) {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

module.exports = { createApp, closeListening };
