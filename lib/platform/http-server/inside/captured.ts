import { ServerResponse, type IncomingMessage } from 'node:http';

/** An answer that goes nowhere: it is kept for whoever asked for it. */
export class CapturedResponse extends ServerResponse {
  /** The whole body; never comes when the answer never ends. */
  readonly body: Promise<Buffer>;

  #chunks: Buffer[] = [];
  #isOver = false;
  #finish: (body: Buffer) => void = () => undefined;

  constructor(request: IncomingMessage) {
    super(request);
    this.body = new Promise((finish) => (this.#finish = finish));
  }

  override write(...args: unknown[]): boolean {
    this.#keep(args);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.#isOver) return this;
    this.#keep(args);
    this.#isOver = true;
    this.#finish(Buffer.concat(this.#chunks));
    this.emit('finish');
    this.emit('close');
    return this;
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }

  #keep(args: unknown[]): void {
    this.flushHeaders();
    const [chunk] = args;
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    const written = args.at(-1);
    if (typeof written === 'function') queueMicrotask(() => void Reflect.apply(written, undefined, []));
  }
}
