import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { isShared, pageCacheControl } from './inside/cache-control';

/** A whole response that the HTTP server gives itself. */
export interface Answer {
  status: number;
  body: string;
  /** Media type; `text/plain` by default. */
  type?: string;
  headers?: OutgoingHttpHeaders;
}

const noContentStatus = 204;
const firstErrorStatus = 400;

/** A call on the response that is held back, with its arguments. */
interface HeldCall {
  run: () => unknown;
  args: unknown[];
}

/**
 * The response object that Next gets. The HTTP server can answer in Next's place before Next starts or while it still
 * works; a failed response of Next is held back until `onFailure` has decided whether to replace it.
 */
export class FrontResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  /** Called before a response with status 400 or above is sent: gives its replacement, if any. Must not throw. */
  onFailure: ((status: number) => Promise<Answer | undefined> | undefined) | undefined;
  /** Headers of every response that does not set them itself. Set beforehand, they would win over Next's own. */
  defaultHeaders: Readonly<Record<string, string>> = {};
  /** A request header to add to `Vary`, besides those of Next. */
  varyBy: string | undefined;

  #heldCalls: HeldCall[] | undefined;
  #ownHeaders: ReadonlySet<string> | undefined;
  #isReplaced = false;

  /** Hands over to Next: headers set from now on are dropped when its response is replaced. */
  handOver(): void {
    this.#ownHeaders = new Set(this.getHeaderNames());
  }

  /** Answers in Next's place. Does nothing once Next has sent its headers. */
  replaceWith({ status, body, type = 'text/plain', headers }: Answer): void {
    if (this.headersSent || this.#isReplaced) return;
    this.#isReplaced = true;
    for (const step of this.#heldCalls ?? []) callBack(step.args);
    this.#heldCalls = undefined;
    this.#dropNextHeaders();
    this.statusCode = status;
    this.#addDefaults();
    const about = status === noContentStatus ? {} : describe(body, type);
    super.writeHead(status, { ...about, 'Cache-Control': 'no-store', ...headers });
    super.end(this.req.method === 'HEAD' ? undefined : body);
  }

  /** Sends a finished response in Next's place, the fastest way; `headers` alternate name and value. */
  send(status: number, headers: string[], body?: Buffer): void {
    if (this.headersSent || this.#isReplaced) return;
    this.#isReplaced = true;
    super.writeHead(status, headers);
    super.end(this.req.method === 'HEAD' ? undefined : body);
  }

  override writeHead(...args: unknown[]): this {
    const [status] = args;
    if (typeof status === 'number') this.statusCode = status;
    // The compression sees that nothing was sent yet and calls this again; once is enough.
    if (this.#heldCalls) return this;
    this.#runOrHold(() => {
      this.#addDefaults();
      return this.#original('writeHead', args);
    });
    return this;
  }

  override write(...args: unknown[]): boolean {
    return this.#runOrHold(() => this.#original('write', args), args) !== false;
  }

  override end(...args: unknown[]): this {
    this.#runOrHold(() => this.#original('end', args), args);
    return this;
  }

  override flushHeaders(): void {
    this.#runOrHold(() => super.flushHeaders());
  }

  #dropNextHeaders(): void {
    const own = this.#ownHeaders;
    if (!own) return;
    for (const name of this.getHeaderNames()) if (!own.has(name)) this.removeHeader(name);
  }

  #addDefaults(): void {
    for (const [name, value] of Object.entries(this.defaultHeaders))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    if (isShared(String(this.getHeader('cache-control') ?? '')))
      this.setHeader('Cache-Control', pageCacheControl);
    if (this.statusCode >= firstErrorStatus) this.setHeader('X-Robots-Tag', 'noindex');
    if (this.varyBy) this.appendHeader('Vary', this.varyBy);
  }

  #original(method: 'writeHead' | 'write' | 'end', args: unknown[]): unknown {
    return Reflect.apply(ServerResponse.prototype[method].bind(this), undefined, args);
  }

  #runOrHold(run: () => unknown, args: unknown[] = []): unknown {
    if (this.#isReplaced) return callBack(args);
    if (this.#heldCalls) return this.#heldCalls.push({ run, args });
    const replacement = this.#findReplacement();
    if (!replacement) return run();
    this.#heldCalls = [{ run, args }];
    void replacement.then((answer) => this.#release(answer)).catch(() => this.destroy());
    return true;
  }

  #findReplacement(): Promise<Answer | undefined> | undefined {
    if (this.statusCode < firstErrorStatus || this.headersSent) return undefined;
    return this.onFailure?.(this.statusCode);
  }

  #release(answer: Answer | undefined): void {
    this.onFailure = undefined;
    if (answer) this.replaceWith(answer);
    const steps = this.#heldCalls ?? [];
    this.#heldCalls = undefined;
    for (const { run } of steps) run();
  }
}

/** Calls the callback of a write into a response that was replaced. */
function callBack(args: unknown[]): true {
  const callback = args.at(-1);
  if (typeof callback === 'function') queueMicrotask(() => void Reflect.apply(callback, undefined, []));
  return true;
}

function describe(body: string, type: string): OutgoingHttpHeaders {
  return { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': Buffer.byteLength(body) };
}
