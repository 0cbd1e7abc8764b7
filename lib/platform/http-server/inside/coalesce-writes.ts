import type { ServerResponse } from 'node:http';

/**
 * Next writes a route's response as a stream: headers, text and end in three packets, and without a Content-Length, so
 * that even the smallest one is compressed. A response that is complete within one turn of the event loop is sent at
 * once, with its length; a longer one is held back for that turn only.
 */
export function coalesceWrites(response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let held: Uint8Array | undefined;
  let isHolding = true;
  const release = () => {
    if (!isHolding) return;
    isHolding = false;
    Reflect.deleteProperty(response, 'flushHeaders');
    if (held) Reflect.apply(write, undefined, [held]);
  };
  response.flushHeaders = () => undefined;
  response.write = (...args: unknown[]): boolean => {
    const [chunk] = args;
    if (isHolding && !held && args.length === 1 && chunk instanceof Uint8Array) {
      held = chunk;
      setImmediate(release);
      return true;
    }
    release();
    return Reflect.apply(write, undefined, args) === true;
  };
  response.end = (...args: unknown[]) => {
    const body = isHolding && args.length === 0 ? held : undefined;
    if (body) {
      isHolding = false;
      response.setHeader('Content-Length', body.byteLength);
    }
    release();
    Reflect.apply(end, undefined, body ? [body] : args);
    return response;
  };
}
