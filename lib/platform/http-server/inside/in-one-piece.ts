import type { ServerResponse } from 'node:http';

/**
 * Next writes an answer of a route as a stream: its headers, its text and its end in three packets, and without a
 * length, so that even the smallest is compressed. What is complete within one turn of the event loop leaves at once,
 * with its length; of anything longer nothing is held back beyond that turn.
 */
export function inOnePiece(response: ServerResponse): void {
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
  response.write = (...given: unknown[]): boolean => {
    const [chunk] = given;
    if (isHolding && !held && given.length === 1 && chunk instanceof Uint8Array) {
      held = chunk;
      setImmediate(release);
      return true;
    }
    release();
    return Reflect.apply(write, undefined, given) === true;
  };
  response.end = (...given: unknown[]) => {
    const whole = isHolding && given.length === 0 ? held : undefined;
    if (whole) {
      isHolding = false;
      response.setHeader('Content-Length', whole.byteLength);
    }
    release();
    Reflect.apply(end, undefined, whole ? [whole] : given);
    return response;
  };
}
