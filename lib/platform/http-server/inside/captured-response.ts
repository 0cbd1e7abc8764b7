import { ServerResponse, type IncomingMessage } from 'node:http';

/** A response that is not sent: its body is collected in memory. */
export class CapturedResponse extends ServerResponse {
  /** The whole body; never resolves when the response never ends. */
  readonly body: Promise<Buffer>;

  #chunks: Buffer[] = [];
  #isEnded = false;
  #finish: (body: Buffer) => void = () => undefined;

  constructor(request: IncomingMessage) {
    super(request);
    this.body = new Promise((finish) => (this.#finish = finish));
  }

  override write(...args: unknown[]): boolean {
    this.#capture(args);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.#isEnded) return this;
    this.#capture(args);
    this.#isEnded = true;
    this.#finish(Buffer.concat(this.#chunks));
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
