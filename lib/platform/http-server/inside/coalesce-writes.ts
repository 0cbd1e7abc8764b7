import type { ServerResponse } from 'node:http';

/**
 * Next writes its responses in small chunks and flushes the compression after each of them. Here the chunks of one turn of
 * the event loop become one. A response that is complete within the first turn is sent at once, with its length, so that a
 * small one is not compressed.
 */
export function coalesceWrites(response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flush = flushOf(response);
  let held: Uint8Array[] = [];
  let isBegun = false;
  let isBlocked = false;
  const takeHeld = () => {
    const chunks = held;
    held = [];
    const [only] = chunks;
    return only && chunks.length === 1 ? only : Buffer.concat(chunks);
  };
  const release = () => {
    isBegun = true;
    if (held.length === 0) return;
    isBlocked = !write(takeHeld());
    flush();
  };
  response.on('drain', () => (isBlocked = false));
  // The headers are sent with the first chunk, which follows at once.
  response.flushHeaders = () => undefined;
  Object.assign(response, { flush: () => undefined });
  response.write = (...args: unknown[]): boolean => {
    const [chunk] = args;
    if (args.length === 1 && chunk instanceof Uint8Array) {
      if (held.length === 0) setImmediate(release);
      held.push(chunk);
      return !isBlocked;
    }
    release();
    return Reflect.apply(write, undefined, args) === true;
  };
  response.end = (...args: unknown[]) => {
    if (args.length > 0) release();
    const body = held.length > 0 ? takeHeld() : undefined;
    if (body && !isBegun) response.setHeader('Content-Length', body.byteLength);
    Reflect.apply(end, undefined, body ? [body] : args);
    return response;
  };
}

/** The `flush` that the compression adds to the response: it sends everything that was written so far. */
function flushOf(response: ServerResponse): () => void {
  const flush: unknown = Reflect.get(response, 'flush');
  return typeof flush === 'function' ? () => void Reflect.apply(flush, response, []) : () => undefined;
}
