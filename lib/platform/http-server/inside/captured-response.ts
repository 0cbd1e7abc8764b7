import { ServerResponse, type IncomingMessage } from 'node:http';

/** A response that is not sent: its body is collected in memory. */
export class CapturedResponse extends ServerResponse {
  /** Never resolves when the response never ends. */
  readonly ended: Promise<void>;

  #chunks: Buffer[] = [];
  #isEnded = false;
  #finish: () => void = () => undefined;

  constructor(request: IncomingMessage) {
    super(request);
    this.ended = new Promise((finish) => (this.#finish = finish));
  }

  /**
   * The whole body, once: this response gives it away. Whatever was begun in a request and lives longer (a connection, a
   * promise in a cache) keeps the response of that request in its async context.
   */
  takeBody(): Buffer {
    const chunks = this.#chunks;
    this.#chunks = [];
    const [only] = chunks;
    return only && chunks.length === 1 ? only : Buffer.concat(chunks);
  }

  override write(...args: unknown[]): boolean {
    this.#capture(args);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.#isEnded) return this;
    this.#capture(args);
    this.#isEnded = true;
    this.#finish();
    this.emit('finish');
    this.emit('close');
    return this;
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }

  #capture(args: unknown[]): void {
    this.flushHeaders();
    const [chunk] = args;
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    const callback = args.at(-1);
    if (typeof callback === 'function') queueMicrotask(() => void Reflect.apply(callback, undefined, []));
  }
}
