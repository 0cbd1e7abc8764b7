const { toArrayBuffer } = require('./array-buffer.cjs');

/** soketi allows 100 MB; the largest batch of our own events is far smaller. */
const maxBodyBytes = 2 * 1024 * 1024;

/** A request as uWebSockets.js presents it. */
class ExchangeRequest {
  /**
   * @param {import('node:http').IncomingMessage} message
   * @param {string[]} parameters of its path
   */
  constructor(message, parameters) {
    const [path = '', query = ''] = (message.url ?? '/').split(/\?(.*)/su);
    this.message = message;
    this.path = path;
    this.query = query;
    this.parameters = parameters;
  }

  /** @param {number} index */
  getParameter(index) {
    return this.parameters[index];
  }

  getUrl() {
    return this.path;
  }

  getQuery() {
    return this.query;
  }

  getMethod() {
    return (this.message.method ?? 'GET').toLowerCase();
  }

  /** @param {string} name */
  getHeader(name) {
    return this.message.headers[name] ?? '';
  }
}

/** A response as uWebSockets.js presents it; the last status counts, whenever it is written. */
class ExchangeResponse {
  #status = { code: 200, text: 'OK' };
  /** @type {Record<string, string | number>} */
  #headers = {};
  #isOver = false;

  /**
   * @param {import('node:http').IncomingMessage} message
   * @param {import('node:http').ServerResponse | null} response null while a websocket is opened
   */
  constructor(message, response) {
    this.message = message;
    this.response = response;
  }

  /** @param {() => void} work */
  cork(work) {
    work();
    return this;
  }

  /** @param {() => void} listener */
  onAborted(listener) {
    this.response?.on('close', () => {
      if (this.#isOver) return;
      this.#isOver = true;
      listener();
    });
    return this;
  }

  /** @param {(body: ArrayBuffer, isLast: boolean) => void} listener called once, with the whole body */
  onData(listener) {
    /** @type {Buffer[]} */
    const chunks = [];
    let bytes = 0;
    this.message.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes <= maxBodyBytes) chunks.push(chunk);
      else if (!this.#isOver) this.#refuseBody();
    });
    this.message.on('end', () => {
      if (!this.#isOver) listener(toArrayBuffer(Buffer.concat(chunks)), true);
    });
    return this;
  }

  #refuseBody() {
    this.response?.setHeader('Connection', 'close');
    this.writeStatus('413 Payload Too Large').end();
  }

  /** @param {string} status such as `404 Not Found` */
  writeStatus(status) {
    const [code, text = ''] = status.split(/ (.*)/su);
    this.#status = { code: Number(code), text };
    return this;
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  writeHeader(name, value) {
    this.#headers[name] = value;
    return this;
  }

  end(body = '') {
    if (this.#isOver) throw new Error('The response has ended already.');
    this.#isOver = true;
    const { code, text } = this.#status;
    const bytes = Buffer.from(body);
    this.response?.writeHead(code, text, { ...this.#headers, 'Content-Length': bytes.length }).end(bytes);
    return this;
  }

  getRemoteAddressAsText() {
    return toArrayBuffer(this.message.socket.remoteAddress ?? '');
  }

  getProxiedRemoteAddressAsText() {
    return toArrayBuffer('');
  }
}

module.exports = { ExchangeRequest, ExchangeResponse };
