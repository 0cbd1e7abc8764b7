/**
 * A stand-in for the package uWebSockets.js, made of node:http and ws: as much of it as soketi uses, with a guard in
 * front of soketi's faults. soketi's own dependency is a binary that cannot be installed from the npm registry.
 */
const { createApp, closeListening } = require('./app.cjs');

module.exports = {
  App: () => createApp(),
  SSLApp: createApp,
  us_listen_socket_close: closeListening,
  us_socket_local_port: () => 0,
  DISABLED: 0,
  SHARED_COMPRESSOR: 1,
};
