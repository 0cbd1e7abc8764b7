import { connect } from 'node:net';
import type { FuzzCall } from './calls';

export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
  /** Whether the body is complete. */
  isWhole: boolean;
  milliseconds: number;
}

const timeoutMs = 15_000;

/** Writes a call to a connection byte by byte and reads the answer. Status 0: the connection ended without an answer. */
export function sendOnWire(port: number, call: FuzzCall, own: readonly string[]): Promise<WireAnswer> {
  const started = performance.now();
  return new Promise((settle) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytesOf(call, own)));
    const finish = () => {
      socket.destroy();
      settle({ ...parse(Buffer.concat(chunks)), milliseconds: performance.now() - started });
    };
    socket.setTimeout(timeoutMs, finish);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      const so = split(Buffer.concat(chunks));
      if (so.headers.has('content-length') && isComplete(so)) finish();
    });
    // Data that was received before a reset counts.
    socket.on('error', finish).on('close', finish);
  });
}

/** The bytes of a call: header lines as they are, the body as UTF-8. */
export function bytesOf({ method, target, headers, body }: FuzzCall, own: readonly string[]): Buffer {
  const bytes = Buffer.from(body ?? '', 'utf8');
  const named = (name: string) => headers.some((line) => line.toLowerCase().startsWith(`${name}:`));
  const lines = [
    ...(named('host') ? [] : ['Host: localhost:3000']),
    ...own.filter((line) => !named(line.split(':')[0]?.toLowerCase() ?? '')),
    ...(body !== null && !named('content-type') ? ['Content-Type: application/json'] : []),
    ...(body !== null && !named('content-length') && !named('transfer-encoding')
      ? [`Content-Length: ${bytes.length}`]
      : []),
    ...headers,
    'Connection: close',
  ];
  const head = [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'utf8'), bytes]);
}

/** Whether an answer is complete; without a length it ends with the connection. */
function isComplete({ headers, body, isHeadWhole }: Split): boolean {
  const length = headers.get('content-length');
  if (length !== undefined) return isHeadWhole && body.length >= Number(length);
  return isHeadWhole && (!isChunked(headers) || body.subarray(-5).toString() === '0\r\n\r\n');
}

const isChunked = (headers: Map<string, string>) => headers.get('transfer-encoding') === 'chunked';

interface Split {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
  isHeadWhole: boolean;
}

function split(answer: Buffer): Split {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.toString('latin1', 0, end === -1 ? undefined : end).split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const [name = '', ...rest] = line.split(':');
      return [name.toLowerCase(), rest.join(':').trim()];
    }),
  );
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers,
    body: end === -1 ? Buffer.alloc(0) : answer.subarray(end + 4),
    isHeadWhole: end !== -1,
  };
}

function parse(answer: Buffer): Omit<WireAnswer, 'milliseconds'> {
  const so = split(answer);
  const { status, headers, body } = so;
  const text = (isChunked(headers) ? joinChunks(body) : body).toString('utf8');
  return { status, headers, body: text, isWhole: isComplete(so) };
}

function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = body.indexOf('\r\n', at);
    const size = line === -1 ? 0 : Number.parseInt(body.toString('latin1', at, line), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
