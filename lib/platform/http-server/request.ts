import { IncomingMessage } from 'node:http';

/** A request whose body is limited by the bytes that arrive, whatever its Content-Length says. */
export class FrontRequest extends IncomingMessage {
  /** Path and query as they arrived: Next changes `url` while it works. */
  address = '/';
  /** When more bytes arrive, `onTooLarge` is called once and the body ends there for its reader. */
  maxBodyBytes = Infinity;
  onTooLarge: (() => void) | undefined;

  #received = 0;
  #isTruncated = false;

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.#isTruncated) return true;
    if (chunk instanceof Uint8Array) this.#received += chunk.byteLength;
    if (this.#received <= this.maxBodyBytes) return super.push(chunk, encoding);
    this.#isTruncated = true;
    this.onTooLarge?.();
    super.push(null);
    return true;
  }
}
