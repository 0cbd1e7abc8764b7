const { toArrayBuffer } = require('./array-buffer.cjs');
const { frameFault } = require('./guard.cjs');

/** A browser sends a ping in two minutes, and a few subscriptions at first. */
const maxFramesPerSecond = 50;
/** A peer that vanished is noticed within two of these, so that nobody is online for a minute more; soketi alone takes 120 s. */
const defaultPingIntervalMs = 20_000;
const closeTimeoutMs = 2_000;
/** Close codes of the Pusher protocol: 4000–4099 do not connect again, 4100–4199 do so after a pause. */
const closeCodes = { badFrame: 4009, tooMany: 4100 };

/** A websocket as uWebSockets.js presents it: what soketi stores on it are its own properties. */
class Connection {
  /** @type {import('ws').WebSocket} */
  #socket;
  #maxBufferedBytes;

  /**
   * @param {import('ws').WebSocket} socket
   * @param {object} userData
   * @param {number} maxBufferedBytes
   */
  constructor(socket, userData, maxBufferedBytes) {
    Object.assign(this, userData);
    this.#socket = socket;
    this.#maxBufferedBytes = maxBufferedBytes;
  }

  getUserData() {
    return this;
  }

  /** @param {string} message */
  send(message) {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) throw new Error('The connection is closed.');
    if (socket.bufferedAmount <= this.#maxBufferedBytes) {
      socket.send(message);
      return 1;
    }
    // A reader that is too slow comes back and asks for what it missed.
    socket.terminate();
    return 2;
  }

  /**
   * @param {number} [code]
   * @param {string} [reason]
   */
  end(code, reason) {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), closeTimeoutMs).unref();
  }

  close() {
    this.#socket.terminate();
  }
}

/**
 * Joins a websocket to soketi's handlers.
 * @param {import('ws').WebSocket} socket
 * @param {object} userData
 * @param {import('./types').Behavior} behavior
 * @param {number} [pingIntervalMs]
 */
function connect(socket, userData, behavior, pingIntervalMs = defaultPingIntervalMs) {
  /** @type {Connection & { user?: { id: string } }} */
  const connection = new Connection(socket, userData, behavior.maxBackpressure);
  const stopPinging = keepPinging(socket, pingIntervalMs);
  const isTooMany = countFrames();
  socket.on('error', () => undefined);
  socket.on('message', (frame, isBinary) => {
    const bytes = Buffer.isBuffer(frame) ? frame : Buffer.alloc(0);
    if (isTooMany()) return socket.close(closeCodes.tooMany, 'too many frames');
    const fault = frameFault(bytes, isBinary, connection.user?.id);
    if (fault) return socket.close(closeCodes.badFrame, fault);
    return passOn(socket, () => behavior.message(connection, toArrayBuffer(bytes), isBinary));
  });
  socket.on('close', (code, reason) => {
    stopPinging();
    behavior.close(connection, code, toArrayBuffer(reason));
  });
  behavior.open(connection);
}

/**
 * @param {import('ws').WebSocket} socket
 * @param {() => void} work
 */
function passOn(socket, work) {
  try {
    work();
  } catch (error) {
    console.warn('soketi could not handle a frame:', error instanceof Error ? error.message : error);
    socket.close(closeCodes.badFrame, 'bad frame');
  }
}

/**
 * @param {import('ws').WebSocket} socket
 * @param {number} pingIntervalMs
 */
function keepPinging(socket, pingIntervalMs) {
  let hasAnswered = true;
  const interval = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    return socket.ping();
  }, pingIntervalMs).unref();
  for (const event of ['pong', 'message']) socket.on(event, () => (hasAnswered = true));
  return () => clearInterval(interval);
}

function countFrames() {
  let [second, frames] = [0, 0];
  return () => {
    const now = Math.floor(Date.now() / 1000);
    [second, frames] = now === second ? [second, frames + 1] : [now, 1];
    return frames > maxFramesPerSecond;
  };
}

module.exports = { connect, defaultPingIntervalMs };
