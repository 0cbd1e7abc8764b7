import { IncomingMessage } from 'node:http';

/** A request whose body is counted while it arrives, whatever its headers promised. */
export class FrontRequest extends IncomingMessage {
  /** Path and query as they came: Next changes `url` while it works. */
  address = '/';
  /** Bytes; and what to do, once, when more arrive. The reader then sees the body end there. */
  bodyLimit = Infinity;
  onTooLarge: (() => void) | undefined;

  #received = 0;
  #isCut = false;

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.#isCut) return true;
    if (chunk instanceof Uint8Array) this.#received += chunk.byteLength;
    if (this.#received <= this.bodyLimit) return super.push(chunk, encoding);
    this.#isCut = true;
    this.onTooLarge?.();
    super.push(null);
    return true;
  }
}
