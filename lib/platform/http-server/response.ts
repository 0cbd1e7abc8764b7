import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { isShared, pageControl } from './inside/page-control';

/** A whole answer of the front itself. */
export interface Answer {
  status: number;
  body: string;
  /** Media type; a plain sentence unless it says otherwise. */
  type?: string;
  headers?: OutgoingHttpHeaders;
}

const noContent = 204;
const firstFailure = 400;

/** Something Next did to its answer, with the arguments it gave. */
interface Step {
  run: () => unknown;
  args: unknown[];
}

/**
 * What the front gives to Next to answer with. It can be answered over Next's head, before Next begins or while
 * Next still works; and one with which Next has failed waits until the front has decided what becomes of it.
 */
export class FrontResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  /** Asked before an answer with status 400 or above leaves: what to give instead, if anything. Must not throw. */
  onFailure: ((status: number) => Promise<Answer | undefined> | undefined) | undefined;
  /** Headers of every answer that has none of its own by that name. Next keeps what it finds set beforehand. */
  defaultHeaders: Readonly<Record<string, string>> = {};
  /** A request header that the answer depends on, whatever else Next says of that. */
  varyBy: string | undefined;

  #held: Step[] | undefined;
  #ours: ReadonlySet<string> | undefined;
  #isReplaced = false;

  /** From here on Next answers: headers that it sets do not stay on an answer in its place. */
  handOver(): void {
    this.#ours = new Set(this.getHeaderNames());
  }

  /** Answers in Next's place. Does nothing once Next's answer has begun to leave. */
  replaceWith({ status, body, type = 'text/plain', headers }: Answer): void {
    if (this.headersSent || this.#isReplaced) return;
    this.#isReplaced = true;
    for (const step of this.#held ?? []) settle(step.args);
    this.#held = undefined;
    this.#dropForeign();
    this.statusCode = status;
    this.#addDefaults();
    const about = status === noContent ? {} : describe(body, type);
    super.writeHead(status, { ...about, 'Cache-Control': 'no-store', ...headers });
    super.end(this.req.method === 'HEAD' ? undefined : body);
  }

  /** Sends what is ready to go with all its headers (name, value, name, value), in Next's place: the quickest way out. */
  send(status: number, headers: string[], body?: Buffer): void {
    if (this.headersSent || this.#isReplaced) return;
    this.#isReplaced = true;
    super.writeHead(status, headers);
    super.end(this.req.method === 'HEAD' ? undefined : body);
  }

  override writeHead(...args: unknown[]): this {
    const [status] = args;
    if (typeof status === 'number') this.statusCode = status;
    // Whoever compresses sees that nothing has left yet and says it again; once is enough.
    if (this.#held) return this;
    this.#pass(() => {
      this.#addDefaults();
      return this.#original('writeHead', args);
    });
    return this;
  }

  override write(...args: unknown[]): boolean {
    return this.#pass(() => this.#original('write', args), args) !== false;
  }

  override end(...args: unknown[]): this {
    this.#pass(() => this.#original('end', args), args);
    return this;
  }

  override flushHeaders(): void {
    this.#pass(() => super.flushHeaders());
  }

  #dropForeign(): void {
    const ours = this.#ours;
    if (!ours) return;
    for (const name of this.getHeaderNames()) if (!ours.has(name)) this.removeHeader(name);
  }

  #addDefaults(): void {
    for (const [name, value] of Object.entries(this.defaultHeaders))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    if (isShared(String(this.getHeader('cache-control') ?? ''))) this.setHeader('Cache-Control', pageControl);
    if (this.statusCode >= firstFailure) this.setHeader('X-Robots-Tag', 'noindex');
    if (this.varyBy) this.appendHeader('Vary', this.varyBy);
  }

  #original(method: 'writeHead' | 'write' | 'end', args: unknown[]): unknown {
    return Reflect.apply(ServerResponse.prototype[method].bind(this), undefined, args);
  }

  #pass(run: () => unknown, args: unknown[] = []): unknown {
    if (this.#isReplaced) return settle(args);
    if (this.#held) return this.#held.push({ run, args });
    const instead = this.#askWhatInstead();
    if (!instead) return run();
    this.#held = [{ run, args }];
    void instead.then((answer) => this.#release(answer)).catch(() => this.destroy());
    return true;
  }

  #askWhatInstead(): Promise<Answer | undefined> | undefined {
    if (this.statusCode < firstFailure || this.headersSent) return undefined;
    return this.onFailure?.(this.statusCode);
  }

  #release(answer: Answer | undefined): void {
    this.onFailure = undefined;
    if (answer) this.replaceWith(answer);
    const steps = this.#held ?? [];
    this.#held = undefined;
    for (const { run } of steps) run();
  }
}

/** Whoever writes into an answer that was replaced still learns that the write is done with. */
function settle(args: unknown[]): true {
  const callback = args.at(-1);
  if (typeof callback === 'function') queueMicrotask(() => void Reflect.apply(callback, undefined, []));
  return true;
}

function describe(body: string, type: string): OutgoingHttpHeaders {
  return { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': Buffer.byteLength(body) };
}
